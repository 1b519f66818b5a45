/**
 * `npm test`: runs every check in order and shows it as it runs. A failed check does not stop the
 * rest. Ends with one line of totals.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installHeadlessShell, requireChromium } from '../e2e/browser.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Stage {
  readonly name: string;
  readonly script: string;
  /** Counts single tests in the stage's own report; without it the stage is one check. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Count };
}

const UNIT_REPORT = '.echopost/unit-results.json';
const CHAOS_REPORT = '.echopost/chaos-results.json';
const E2E_REPORT = '.echopost/e2e-results.json';

const STAGES: readonly Stage[] = [
  { name: 'Types', script: 'types' },
  { name: 'Lint', script: 'lint' },
  { name: 'Format', script: 'format' },
  { name: 'Unused code', script: 'unused' },
  { name: 'Unit and build tests', script: 'unit', report: { file: UNIT_REPORT, count: ofVitest } },
  { name: 'Size budget', script: 'size' },
  {
    name: 'End to end in Chromium',
    script: 'e2e',
    report: { file: E2E_REPORT, count: ofPlaywright },
  },
  // Last, because it reuses the site of the earlier stages.
  {
    name: 'Kills, reloads, updates and a full disk, a short run',
    script: 'chaos:short',
    report: { file: CHAOS_REPORT, count: (counted: Count) => counted },
  },
];

/** Milliseconds, three times the longest stage: a hanging stage fails without blocking the run. */
const LIMIT_MS = 20 * 60_000;

function ofVitest(report: { numPassedTests: number; numFailedTests: number }): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function ofPlaywright({ stats }: { stats: { expected: number; unexpected: number } }): Count {
  return { passed: stats.expected, failed: stats.unexpected };
}

function run({ name, script, report }: Stage, index: number): Count {
  console.log(`\n[${index + 1}/${STAGES.length}] ${name}`);
  if (report) rmSync(report.file, { force: true });
  const stage = ['run', '--silent', script];
  const { status, error } = spawnSync('npm', stage, { stdio: 'inherit', timeout: LIMIT_MS });
  if (error) console.error(`${name}: ${error.message}`);
  const ok = status === 0;
  const count = report && read(report);
  // A runner that crashed before its first test has failed, whatever it counted.
  if (!count || (!ok && count.failed === 0)) return ok ? PASSED : FAILED;
  return count;
}

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

function read({ file, count }: NonNullable<Stage['report']>): Count | undefined {
  try {
    // Each runner writes the shape that its own `count` reads.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`The runner left no report in ${file}.`);
    return undefined;
  }
}

mkdirSync('.echopost', { recursive: true });
rmSync('.echopost/e2e-data', { recursive: true, force: true });
process.env['CHROMIUM_PATH'] = requireChromium();
installHeadlessShell();
const counts = STAGES.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
