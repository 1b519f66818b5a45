import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../../local/listen.ts';

/** The processes that one has started and that go by a name, of which Linux keeps 15 letters. */
export async function childrenNamed(pid: number, name: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(pids.map((child) => readFile(`/proc/${child}/comm`, 'utf8')));
  return pids.filter((_, index) => names[index]?.trim() === name.slice(0, 15));
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = await listenLocally(0, (_, res) => res.destroy());
  await probe.close();
  return probe.port;
}

const LISTEN_TIMEOUT_MS = 20_000;

/** Until a process of ours listens on a port of this machine. Throws when it ends or takes too long. */
export async function listening(port: number, process: ChildProcess): Promise<void> {
  const end = Date.now() + LISTEN_TIMEOUT_MS;
  while (!(await connects(port))) {
    if (process.exitCode !== null)
      throw new Error(`${process.spawnfile} ended before it listened.`);
    if (Date.now() > end) throw new Error(`${process.spawnfile} does not listen.`);
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

/** Until a process that was told to end has ended. */
export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
