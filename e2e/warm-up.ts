import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FullConfig, request } from '@playwright/test';
import { SHARED_FOLDER } from './support/begun-campaign.ts';

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

/** Empties the folder that the workers of this run share. */
async function shareFolder(rootDir: string): Promise<void> {
  const folder = join(rootDir, '../.echopost/e2e-shared');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  process.env[SHARED_FOLDER] = folder;
}

export default async function setUp({ projects, rootDir }: FullConfig): Promise<void> {
  await shareFolder(rootDir);
  await warmUp(projects[0]?.use.baseURL ?? '');
}
