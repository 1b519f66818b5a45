/** Runs a script of package.json so that nothing of it outlives its end, its time or our own end. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Ended {
  /** Why the script failed; undefined if it did not. */
  readonly problem?: string;
  /** Of a quiet script; otherwise empty. */
  readonly output: string;
}

interface Options {
  /** Milliseconds until it is ended. */
  readonly limit: number;
  /** Keeps its output instead of showing it as it comes. */
  readonly quiet: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** Milliseconds for runners to close their browsers and servers, which have process groups of their own. */
const GRACE = 10_000;

const running = new Set<ChildProcess>();

/** Runs `command`, and ends every process that it began. */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { limit, quiet, env }: Options,
): Promise<Ended> {
  const stdio = quiet ? 'pipe' : 'inherit';
  // A process group of its own: its id then reaches all that the script has begun.
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { env, detached, stdio: ['ignore', stdio, stdio] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void end(child);
  }, limit);
  // Not `close`: a process that a hanging script left behind keeps the pipes open.
  const [status, signal]: (number | string | null)[] = await once(child, 'exit');
  clearTimeout(timer);
  signalAll(child, 'SIGKILL');
  running.delete(child);
  if (isLate) return { problem: `took more than ${limit / 60_000} minutes`, output };
  if (signal) return { problem: `ended by ${signal}`, output };
  return status === 0 ? { output } : { problem: `exited with ${status}`, output };
}

/** Ends every script that runs, for a run that is interrupted. */
export const endAll = () => Promise.all(Array.from(running, end));

/** Asks the processes of a script to end, and after a while ends those that are still there. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signalAll(child, 'SIGINT');
  await Promise.race([ended, sleep(GRACE, undefined, { ref: false })]);
  signalAll(child, 'SIGKILL');
}

function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
