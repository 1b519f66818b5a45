/**
 * `npm test`: runs every check in order and shows it as it runs. A failed check does not stop the
 * rest. Ends with a list of what failed, if anything did, and one line of totals.
 *
 * `npm run check` passes --quick: everything without a browser.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installHeadlessShell, requireChromium } from '../e2e/browser.ts';
import { RELEASES } from '../e2e/own-site.ts';
import { SITE } from '../local/provide-site.ts';
import { ROOT } from '../local/settings.ts';
import {
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  summarize,
  suspiciousLines,
} from './run-summary.ts';
import { endAll, runCommand } from './run-script.ts';

interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Lines of the final summary. */
  readonly failures: readonly string[];
  /** Tests that passed at the second attempt only: they count as passed, and are listed. */
  readonly flaky?: readonly string[];
}

interface NamedResult extends Result {
  readonly name: string;
}

interface Stage {
  readonly name: string;
  readonly script: string;
  /** Minutes, well above what it takes: a hanging stage fails without blocking the run. */
  readonly limit: number;
  /** Counts single tests in the stage's own report; without it the stage is one check. */
  readonly report?: { readonly file: string; readonly read: (report: never) => Result };
}

/** Rounds one after another, the stages of a round at the same time. */
const QUICK: readonly (readonly Stage[])[] = [
  [
    { name: 'Types', script: 'types', limit: 3 },
    { name: 'Lint', script: 'lint', limit: 3 },
  ],
  [
    { name: 'Format', script: 'format', limit: 2 },
    { name: 'Unused code', script: 'unused', limit: 2 },
  ],
  [
    {
      name: 'Unit and build tests',
      script: 'unit',
      limit: 15,
      report: { file: '.echopost/unit-results.json', read: ofVitest },
    },
  ],
];

const WITH_A_BROWSER: readonly (readonly Stage[])[] = [
  // Builds the site that the later stages use.
  [{ name: 'Size budget', script: 'size', limit: 4 }],
  [
    {
      name: 'End to end in Chromium',
      script: 'e2e',
      limit: 22,
      report: { file: '.echopost/e2e-results.json', read: ofPlaywright },
    },
  ],
  // Last, because it reuses the site of the earlier stages.
  [
    {
      name: 'Kills, reloads, updates and a full disk, a short run',
      script: 'chaos:short',
      limit: 6,
      report: { file: '.echopost/chaos-results.json', read: ofChaos },
    },
  ],
];

type VitestReport = Parameters<typeof failedInVitest>[0];
type PlaywrightReport = Parameters<typeof failedInPlaywright>[0];

function ofVitest(
  report: VitestReport & { numPassedTests: number; numFailedTests: number },
): Result {
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, failures: failedInVitest(report) };
}

function ofPlaywright(
  report: PlaywrightReport & { stats: { expected: number; flaky: number; unexpected: number } },
): Result {
  const { expected, flaky, unexpected: failed } = report.stats;
  const failures = failedInPlaywright(report);
  return { passed: expected + flaky, failed, failures, flaky: flakyInPlaywright(report) };
}

function ofChaos({ passed, failed, lost }: { passed: number; failed: number; lost: string[] }) {
  return { passed, failed, failures: lost };
}

async function run(stage: Stage): Promise<NamedResult> {
  const { name, script, limit, report } = stage;
  console.log(`\n${name}`);
  if (report) rmSync(report.file, { force: true });
  const begun = performance.now();
  const { problem, output } = await runCommand([process.execPath, '--run', script], {
    limit: limit * 60_000,
    quiet: !report,
    env: environment(),
  });
  // At the end, so that two stages at a time do not mix theirs.
  process.stdout.write(output);
  console.log(
    `${name}: ${problem ?? 'done'}, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  const ok = problem === undefined;
  const result = report && read(report);
  const check = { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!result) return { ...check, failures: ok ? [] : [problem, ...suspiciousLines(output)] };
  // A runner that crashed before its first test has failed, whatever it counted.
  if (!ok && result.failed === 0) return { ...check, failures: [problem, ...result.failures] };
  return { name, ...result };
}

const environment = () => ({
  ...process.env,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  // Built by an earlier stage of this run.
  ...(existsSync(SITE) && { ECHOPOST_SKIP_BUILD: '1' }),
});

function read({ file, read: parse }: NonNullable<Stage['report']>): Result | undefined {
  try {
    // Each runner writes the shape that its own `read` expects.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return parse(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`The runner left no report in ${file}.`);
    return undefined;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().then(() => process.exit(1)));
}
const isQuick = process.argv.includes('--quick');
mkdirSync('.echopost', { recursive: true });
if (!isQuick) {
  const releases = join(ROOT, '.echopost/releases');
  for (const folder of ['.echopost/e2e-data', SITE, releases])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(releases);
  // The browser tests and chaos update to the same one.
  process.env[RELEASES] = releases;
  process.env['CHROMIUM_PATH'] = requireChromium();
  installHeadlessShell();
}
const results: NamedResult[] = [];
for (const round of isQuick ? QUICK : [...QUICK, ...WITH_A_BROWSER]) {
  results.push(...(await Promise.all(round.map(run))));
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const broken = results
  .filter((result) => result.failed > 0)
  .map(({ name, failures }) => ({ name, lines: failures }));
const unsteady = results
  .map(({ name, flaky = [] }) => ({ name, lines: flaky }))
  .filter(({ lines }) => lines.length > 0);
for (const line of [
  ...summarize('Passed at the second attempt only:', unsteady),
  ...summarize('Failed:', broken),
]) {
  console.log(line);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
