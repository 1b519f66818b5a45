import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../../local/listen.ts';

/** Child processes with this name, of which Linux keeps the first 15 characters. */
export async function childrenNamed(pid: number, name: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(pids.map((child) => readFile(`/proc/${child}/comm`, 'utf8')));
  return pids.filter((_, index) => names[index]?.trim() === name.slice(0, 15));
}

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = await listenLocally(0, (_, res) => res.destroy());
  await probe.close();
  return probe.port;
}

const LISTEN_TIMEOUT_MS = 20_000;

/**
 * Waits until a child process listens on a local port. Throws if the process exits or takes longer
 * than LISTEN_TIMEOUT_MS.
 */
export async function listening(port: number, process: ChildProcess): Promise<void> {
  const end = Date.now() + LISTEN_TIMEOUT_MS;
  while (!(await connects(port))) {
    if (process.exitCode !== null)
      throw new Error(`${process.spawnfile} exited before it listened on port ${port}.`);
    if (Date.now() > end) throw new Error(`${process.spawnfile} does not listen on port ${port}.`);
    await pause(100);
  }
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Waits until a process has exited. */
export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
