/**
 * `npm run chaos -- --cycles 20`: kills and reloads the browser, updates the app, fills the disk and
 * translates the page at random moments, and counts the losses. Exits with 1 if a character or a job
 * is lost, a job is sent twice, or a translated page throws.
 *
 * --cycles N  cycles per scenario, default 10    --only typing|queue|reload|update|disk|translation, repeatable
 * --seed N    repeats a plan                     --built  serves the site that `npm start` built
 * --together  runs all but update in parallel, since they mostly wait, and builds its release meanwhile
 *
 * `assertions.ts` defines a loss of text, `queue.ts` a loss of a job.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createChance } from './chance.ts';
import { makeProfiles } from './profile.ts';
import { createChaosProvider } from './provider.ts';
import { DISK } from './disk.ts';
import { QUEUE } from './queue.ts';
import { RELOAD } from './reload.ts';
import { Report, type Scenario } from './scenario.ts';
import { serveLocally } from '../local-site.ts';
import { TYPING } from './typing.ts';
import { TRANSLATION } from './translation.ts';
import { UPDATE } from './update.ts';
import { warmUp } from '../warm-up.ts';
import { BUILT_SITE, buildRelease, NEXT_RELEASE, RELEASES, sharedRelease } from '../own-site.ts';

/** Milliseconds; a busy machine needs a third of them. Reports a browser that hangs as a loss. */
const LIMIT_MS = { start: 120_000, cycle: 60_000 };
const SCENARIOS: readonly Scenario[] = [TYPING, QUEUE, RELOAD, UPDATE, DISK, TRANSLATION];

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string', multiple: true },
    built: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
  },
});
const [cycles, seed] = [Number(values.cycles), Number(values.seed)];
const chosen = SCENARIOS.filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0 || !(cycles > 0) || !Number.isInteger(seed)) {
  console.error(
    'Usage: npm run chaos -- [--cycles 10] [--only typing|queue|reload|update|disk|translation] [--seed 1] [--built]',
  );
  process.exit(2);
}

console.log(`chaos: ${cycles} cycles of each, --seed ${seed}`);
const made: string[] = [];

async function build(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await buildRelease(settings);
  made.push(folder);
  return folder;
}

const release = values.built ? BUILT_SITE : await build({});
const provider = createChaosProvider(createChance(seed));
const site = await serveLocally(release, provider.answer);
await warmUp(site.origin);
/** In `npm test`, the one of the browser tests. */
const buildNext = () => (process.env[RELEASES] ? sharedRelease(NEXT_RELEASE) : build(NEXT_RELEASE));
const nextRelease = values.together && chosen.includes(UPDATE) ? buildNext() : undefined;
const profiles = await makeProfiles(site.origin);
provider.unsettle();

/** Runs one scenario. Records an exception or a timeout as a loss. */
async function runScenario(scenario: Scenario): Promise<Row> {
  const report = new Report();
  const started = performance.now();
  // Each scenario has its own plan, independent of `--only`.
  const chance = createChance(seed + SCENARIOS.indexOf(scenario));
  const world = {
    site,
    provider,
    chance,
    release,
    newProfile: profiles.copy,
    nextRelease: () => nextRelease ?? buildNext(),
  };
  try {
    await Promise.race([scenario.run(world, cycles, report), outOfTime()]);
  } catch (error) {
    console.error(error);
    report.addLoss(
      `scenario aborted: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  return { name: scenario.name, report, seconds };
}

async function outOfTime(): Promise<never> {
  const limit = LIMIT_MS.start + cycles * LIMIT_MS.cycle;
  await sleep(limit, undefined, { ref: false });
  throw new Error(`not finished within ${limit / 1000} s`);
}

interface Row {
  readonly name: string;
  readonly report: Report;
  readonly seconds: number;
}

async function runAll(scenarios: readonly Scenario[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const scenario of scenarios) rows.push(await runScenario(scenario));
  return rows;
}

// A deployment would affect the other scenarios, so update runs alone.
const sideBySide = chosen.filter((scenario) => values.together && scenario !== UPDATE);
const inTurn = chosen.filter((scenario) => !sideBySide.includes(scenario));
const rows = [...(await Promise.all(sideBySide.map(runScenario))), ...(await runAll(inTurn))];
await site.close();
for (const folder of made) await rm(folder, { recursive: true });
// Keeps the profiles for inspection if anything was lost.
if (rows.every(({ report }) => report.losses.length === 0)) await profiles.remove();
else console.error(`The profiles are kept in ${profiles.folder}`);

for (const { name, report, seconds } of rows) {
  const pace = (seconds / cycles).toFixed(1);
  console.log(`\n${name}: ${cycles} cycles, ${seconds.toFixed(0)} s, ${pace} s each`);
  for (const [what, count] of report.counts) console.log(`  ${String(count).padStart(8)}  ${what}`);
  for (const loss of report.losses) console.log(`  LOST: ${loss}`);
}
const failed = rows.filter(({ report }) => report.losses.length > 0).length;
console.log(`\nchaos: ${rows.length - failed} passed, ${failed} failed; --seed ${seed}`);
const lost = rows.flatMap(({ name, report }) => report.losses.map((loss) => `${name}: ${loss}`));
mkdirSync('.echopost', { recursive: true });
writeFileSync(
  '.echopost/chaos-results.json',
  JSON.stringify({ passed: rows.length - failed, failed, lost }),
);
// Ends the process even if a browser hangs; the browser ends with it.
process.exit(failed === 0 ? 0 : 1);
