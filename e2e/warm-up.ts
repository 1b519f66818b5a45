import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FullConfig, request } from '@playwright/test';
import { RELEASES } from './own-site.ts';

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

/**
 * Warms the backend up, and makes a folder for the releases of the run unless `npm test` has made
 * one. Returns its removal.
 */
export default async function prepare({ projects }: FullConfig): Promise<() => Promise<void>> {
  await warmUp(projects[0]?.use.baseURL ?? '');
  if (process.env[RELEASES]) return () => Promise.resolve();
  const releases = await mkdtemp(join(tmpdir(), 'echopost-releases-'));
  process.env[RELEASES] = releases;
  return () => rm(releases, { recursive: true, force: true });
}
