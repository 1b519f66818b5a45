import { request, type FullConfig } from '@playwright/test';

/** The embedded backend makes its database at the first sign-in; no test should wait for that. */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? '';
  const server = await request.newContext({ baseURL });
  const answer = await server.post('/auth/v1/otp', {
    data: { email: 'warm-up@example.com', create_user: true },
    timeout: 120_000,
  });
  if (!answer.ok()) throw new Error(`The embedded backend answered ${answer.status()}`);
  await server.dispose();
}
