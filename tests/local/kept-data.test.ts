import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openDataFolder } from '../../local/data-folder.ts';
import { readInbox, runBackend } from './running-backend.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'echopost-data-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const clientOf = (url: string) =>
  createClient(url, 'any-key', { auth: { persistSession: false, autoRefreshToken: false } });

it(
  'accounts and sessions survive a restart, and a locked data folder, once it is free',
  { timeout: 120_000 },
  async () => {
    const email = 'ada@example.com';
    const first = await runBackend({ dataDir });
    const client = clientOf(first.url);
    await client.auth.signInWithOtp({ email });
    const [mail] = await readInbox(`${first.url}/_inbox.json`);
    const { data } = await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' });
    await first.close();

    writeFileSync(join(dataDir, 'lock'), '1');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const second = await runBackend({ dataDir });
    const refused = await fetch(`${second.url}/auth/v1/health`);
    expect(refused.status).toBe(500);
    expect(await refused.text()).toContain('Another Echopost (process 1)');
    rmSync(join(dataDir, 'lock'));
    expect((await fetch(`${second.url}/auth/v1/health`)).status).toBe(200);

    const token = data.session?.refresh_token ?? '';
    const renewed = await clientOf(second.url).auth.refreshSession({ refresh_token: token });
    expect(renewed.data.user?.email).toBe(email);
    const known = await clientOf(second.url).auth.getUser(data.session?.access_token);
    expect(known.data.user?.email).toBe(email);
    await second.close();
  },
);

it('sessions are signed with a secret of this machine', () => {
  const folder = join(dataDir, 'one');
  const other = join(dataDir, 'other');
  expect(openDataFolder(folder).jwtSecret).toBe(openDataFolder(folder).jwtSecret);
  expect(openDataFolder(folder).jwtSecret).not.toBe(openDataFolder(other).jwtSecret);
});

it('data in use by another running process is left alone', () => {
  const folder = join(dataDir, 'in-use');
  openDataFolder(folder);
  writeFileSync(join(folder, 'lock'), '1');
  expect(() => openDataFolder(folder)).toThrow(/Another Echopost \(process 1\)/);
});

it('data whose process crashed is taken over', () => {
  const folder = join(dataDir, 'left-behind');
  openDataFolder(folder);
  // Above the highest process id that Linux assigns.
  writeFileSync(join(folder, 'lock'), '99999999');
  openDataFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
});
