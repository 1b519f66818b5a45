/**
 * `npm run test:random -- --minutes 20`: runs the property and model tests with random seeds, one
 * after another, until the time is over. Prints each seed, and the output of a failing one. Then
 * runs every parser over long hostile texts, which takes ten minutes more. Exits with 1 if one
 * failed.
 *
 * --minutes N  5 by default          --seed N  that seed alone, once
 * --only TEXT  test files whose path contains it, such as `queue`
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const minutes = Number(values.minutes);
const given = values.seed === undefined ? undefined : Number(values.seed);
const usesFastCheck = (file: string) => readFileSync(file, 'utf8').includes("from 'fast-check'");
const files = globSync('tests/**/*.test.{ts,tsx}').filter(
  (file) => file.includes(values.only) && usesFastCheck(file),
);
if (!(minutes > 0) || files.length === 0 || (given !== undefined && !Number.isInteger(given))) {
  console.error('Usage: npm run test:random -- [--minutes 5] [--seed 1] [--only queue]');
  process.exit(2);
}

/** A signed 32-bit integer, the range of a fast-check seed. */
const randomSeed = () => Math.floor(Math.random() * 2 ** 32) - 2 ** 31;

function* seeds(): Generator<number> {
  if (given !== undefined) return yield given;
  for (;;) yield randomSeed();
}

const VITEST = 'node_modules/vitest/vitest.mjs';

type Run = 'passed' | 'failed' | 'interrupted';

function run(paths: readonly string[], settings: NodeJS.ProcessEnv, timeout?: number): Run {
  const args = [VITEST, 'run', '--reporter=dot', ...paths];
  const env = { ...process.env, ...settings };
  const { status, error, stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout,
  });
  if (status === 0) return 'passed';
  // Vitest may exit with its own status when it times out.
  if (error) return 'interrupted';
  console.log(stdout, stderr);
  return 'failed';
}

const end = Date.now() + minutes * 60_000;
const findings: number[] = [];
let runs = 0;
console.log(`${files.length} files with property tests, ${minutes} minutes`);
for (const seed of seeds()) {
  const left = end - Date.now();
  if (left <= 0) break;
  const result = run(files, { FC_SEED: String(seed) }, left);
  console.log(`--seed ${seed}: ${result}`);
  if (result === 'failed') findings.push(seed);
  if (result !== 'interrupted') runs += 1;
}

let areLongTextsFine = true;
if (given === undefined && values.only === '') {
  const result = run(['tests/linear'], { ECHOPOST_LONG_TEXTS: '1' });
  console.log(`Every parser over long hostile texts: ${result}`);
  areLongTextsFine = result === 'passed';
}

const found = findings.length === 0 ? 'no findings' : `failed: ${findings.join(', ')}`;
console.log(`\n${runs} runs, ${found}`);
process.exitCode = findings.length === 0 && runs > 0 && areLongTextsFine ? 0 : 1;
