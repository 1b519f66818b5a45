/**
 * `npm run chaos -- --cycles 20`: kills, reloads, updates and fills the disk at random moments, and
 * counts what was lost by it. Ends with 1 where a character or a job was lost, or a job sent twice.
 *
 * --cycles N  of each kind; 10 by default     --only typing|queue|reload|update|disk, also several times
 * --seed N    repeats a plan                  --built  takes the site as `npm start` built it
 * --together  typing, reload and queue side by side, since much of their time is waiting
 *
 * What counts as lost stands in `assertions.ts` for text and in `queue.ts` for jobs.
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
import { UPDATE } from './update.ts';
import { warmUp } from '../warm-up.ts';
import { BUILT_SITE, buildRelease, NEXT_RELEASE } from '../own-site.ts';

/** Milliseconds; a busy machine needs a third of it. A browser that no longer answers is told as such. */
const LIMIT_MS = { start: 120_000, cycle: 60_000 };
const SCENARIOS: readonly Scenario[] = [TYPING, QUEUE, RELOAD, UPDATE, DISK];

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
    'Usage: npm run chaos -- [--cycles 10] [--only typing|queue|reload|update|disk] [--seed 1] [--built]',
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
const profiles = await makeProfiles(site.origin);
provider.unsettle();

/** What breaks a scenario off is a failure of it: whatever was to be shown was not. */
async function runScenario(scenario: Scenario): Promise<Row> {
  const report = new Report();
  const started = performance.now();
  // Each with a plan of its own, whichever others are played.
  const chance = createChance(seed + SCENARIOS.indexOf(scenario));
  const world = {
    site,
    provider,
    chance,
    release,
    newProfile: profiles.copy,
    nextRelease: () => build(NEXT_RELEASE),
  };
  try {
    await Promise.race([scenario.run(world, cycles, report), outOfTime()]);
  } catch (error) {
    console.error(error);
    report.addLoss(
      `broken off: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  return { name: scenario.name, report, seconds };
}

async function outOfTime(): Promise<never> {
  const limit = LIMIT_MS.start + cycles * LIMIT_MS.cycle;
  await sleep(limit, undefined, { ref: false });
  throw new Error(`no end within ${limit / 1000} s`);
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

// A deployment would reach the others: update and disk are played alone.
const sideBySide = chosen.filter(
  (scenario) => values.together && [TYPING, QUEUE, RELOAD].includes(scenario),
);
const inTurn = chosen.filter((scenario) => !sideBySide.includes(scenario));
const rows = [...(await Promise.all(sideBySide.map(runScenario))), ...(await runAll(inTurn))];
await site.close();
for (const folder of made) await rm(folder, { recursive: true });
// What lost something is kept to be looked at.
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
mkdirSync('.echopost', { recursive: true });
writeFileSync(
  '.echopost/chaos-results.json',
  JSON.stringify({ passed: rows.length - failed, failed }),
);
// Also with a browser that did not answer: it goes with the process.
process.exit(failed === 0 ? 0 : 1);
