import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Field, FIELDS, moreWords, openField, prepare, recovered, typeOn } from './fields.ts';
import { type KillableBrowser, openBrowser } from '../killable-browser.ts';
import { type Report, runCycle, type Scenario, type World } from './scenario.ts';
import { afterKill } from './assertions.ts';
import { watch, type Watch, type Watched } from './watch.ts';

/** State at a kill, compared with the text that the next start shows. */
interface Killed {
  readonly place: Field;
  readonly said: Watched;
  /** Full text to be typed. */
  readonly whole: string;
  readonly cycle: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Kills the whole browser at a random moment while the user types, then checks the text on restart.
 */
export const TYPING: Scenario = {
  name: 'typing',
  async run(world, cycles, report) {
    const profile = await world.newProfile();
    let killed: Killed | undefined;
    for (let cycle = 1; cycle <= cycles + 1; cycle += 1) {
      await runCycle(cycle, report, async (over) => {
        const browser = await openBrowser(profile, world.site.origin);
        over.addEventListener('abort', () => void browser.kill());
        const watched = await watch(browser.context);
        if (killed) judge(report, killed, await lookAgain(browser.page, killed));
        killed = undefined;
        if (cycle > cycles) return;
        killed = { ...(await typeUntilKilled(world, browser, watched, report)), cycle };
      });
    }
  },
};

async function lookAgain(page: Page, { place, said }: Killed): Promise<string> {
  return recovered(await openField(page, place), said.stored);
}

async function typeUntilKilled(
  { chance }: World,
  browser: KillableBrowser,
  watched: Watch,
  report: Report,
): Promise<Omit<Killed, 'cycle'>> {
  const place = chance.pick(FIELDS);
  const field = await openField(browser.page, place);
  const before = await prepare(field, watched);
  const words = moreWords(chance);
  const over = new AbortController();
  const typing = typeOn(browser.page, chance, words, over.signal);
  await sleep(chance.between(50, 1200));
  const at = Date.now();
  over.abort();
  await browser.kill();
  await typing;
  report.count('characters typed', watched.text.typed.length - before.length);
  return { place, said: watched.text, whole: before + words, at };
}

function judge(report: Report, { place, said, whole, cycle, at }: Killed, found: string): void {
  const { lost, inFlight, struckWrite } = afterKill(said, whole, found);
  report.count('characters lost', lost);
  report.count('kills during a write', Number(struckWrite));
  report.count('characters in flight', inFlight);
  if (inFlight > 0) {
    report.max('characters in flight at one kill, at most', inFlight);
    report.max(
      'milliseconds since the oldest one was typed, at most',
      at - (said.reached.get(found.length + 1) ?? at),
    );
  }
  if (lost === 0) return;
  const lengths = `${said.handled.length} typed, ${said.stored.length} stored, ${found.length} found`;
  report.addLoss(`${lost} characters in "${place.label}", cycle ${cycle}: ${lengths}`);
}
