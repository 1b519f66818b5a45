import { type FullConfig, request } from '@playwright/test';

/** The embedded backend makes its database at the first sign-in; no test should wait for that. */
export async function warmUp(baseURL: string): Promise<void> {
  const server = await request.newContext({ baseURL });
  const answer = await server.post('/auth/v1/otp', {
    data: { email: 'warm-up@example.com', create_user: true },
    timeout: 120_000,
  });
  // Asked again within a minute it refuses, and is warm.
  if (!answer.ok() && answer.status() !== 429)
    throw new Error(`The embedded backend answered ${answer.status()}`);
  await server.dispose();
}

export default ({ projects }: FullConfig) => warmUp(projects[0]?.use.baseURL ?? '');
