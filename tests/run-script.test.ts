import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { endAll, runCommand } from './run-script.ts';

const MINUTE = 60_000;

/** Says the id of a process that it begins, which ignores a polite end and would live for a minute. */
const BEGINS_ANOTHER = `
  const stubborn = "process.on('SIGINT', () => {}); setTimeout(() => {}, 60000); console.log(process.pid)";
  require('node:child_process').spawn(process.execPath, ['-e', stubborn], { stdio: 'inherit' });
`;

const run = (script: string, limit = MINUTE) =>
  runCommand([process.execPath, '-e', script], { limit, quiet: true, env: process.env });

/** The state of a process as `ps` writes it: empty if it has ended, Z until its parent has read how. */
const stateOf = (pid: string) =>
  spawnSync('ps', ['-o', 'stat=', '-p', pid.trim()], { encoding: 'utf8' }).stdout;

test('a script that succeeds has its output and no problem', async () => {
  expect(await run('console.log(1)')).toEqual({ output: '1\n' });
});

test('a script that fails says with what', async () => {
  expect(await run('process.exit(3)')).toEqual({ output: '', problem: 'exited with 3' });
});

test.skipIf(process.platform === 'win32')(
  'a script past its limit ends with all that it began, however stubborn',
  async () => {
    const { problem, output } = await run(`${BEGINS_ANOTHER} setTimeout(() => {}, 60000)`, 2000);
    expect(problem).toContain('took more than');
    expect(Number(output)).toBeGreaterThan(1);
    await expect.poll(() => stateOf(output)).toMatch(/^(?:Z.*)?\s*$/);
  },
);

test('a run that is interrupted ends its scripts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = run('setTimeout(() => {}, 60000)').finally(resolve);
  await endAll();
  await promise;
  expect((await ended).problem).toBe('ended by SIGINT');
});
