import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Persistent data folder: Postgres' files, the secret that signs session tokens, and a lock,
 * because two processes on the same Postgres files would corrupt them.
 */
export interface DataFolder {
  readonly postgres: string;
  readonly jwtSecret: string;
  release(): void;
}

/** Throws if another running process holds the lock. */
export function openDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true });
  const lock = join(path, 'lock');
  takeLock(lock, path);
  return {
    postgres: join(path, 'postgres'),
    jwtSecret: keptSecret(join(path, 'jwt-secret')),
    release: () => rmSync(lock, { force: true }),
  };
}

/** Random, so that no web page can forge a session for a local database whose URL it can guess. */
export function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = newSecret();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function takeLock(lock: string, path: string): void {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another Echopost (process ${holder}) is using ${path}. Stop it, or set ECHOPOST_DATA to another folder.`,
    );
  }
  writeFileSync(lock, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is running, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
