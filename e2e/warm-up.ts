import { type FullConfig, request } from '@playwright/test';

/**
 * Requests one sign-in mail, so that no test waits while the embedded backend creates its database.
 */
export async function warmUp(baseURL: string): Promise<void> {
  const server = await request.newContext({ baseURL });
  const answer = await server.post('/auth/v1/otp', {
    data: { email: 'warm-up@example.com', create_user: true },
    timeout: 120_000,
  });
  // A second request within a minute is refused with 429: the backend is warm already.
  if (!answer.ok() && answer.status() !== 429)
    throw new Error(`The embedded backend answered ${answer.status()}`);
  await server.dispose();
}

export default ({ projects }: FullConfig) => warmUp(projects[0]?.use.baseURL ?? '');
