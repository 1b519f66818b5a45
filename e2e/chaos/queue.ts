import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { clearJobs, lendDatabase, nextCampaign, readDisk, type StoredJob } from './disk-records.ts';
import { type KillableBrowser, openBrowser, unlessDead } from '../killable-browser.ts';
import { markOf, replyTo } from './provider.ts';
import { type Book, playCycle, type Scenario, type World } from './scenario.ts';
import { watch } from './watch.ts';

const PATIENCE = { timeout: 20_000 };
/** After so many kills it is waited until everything has ended. */
const ROUND = 15;
/** Milliseconds: three free retries, and then some. */
const SETTLE_MS = 60_000;

/** What is known of the presses of one round, from outside of the browser. */
interface Round {
  /** Jobs that the disk or the provider had taken, by subject. */
  readonly known: Set<string>;
  /** How often the person has said yes. */
  presses: number;
}

/**
 * Kills the browser with a request on its way, or about to be, in one tab or two. A job is lost when
 * the disk or the provider had it and neither it nor its draft is there later, or when it never comes
 * to an end that the person sees. It is sent twice when the provider was asked more often than the
 * person said yes and the provider refused.
 */
export const QUEUE: Scenario = {
  name: 'queue',
  async run(world, cycles, book) {
    const profile = await world.newProfile();
    await empty(world, profile);
    let round: Round = { known: new Set(), presses: 0 };
    let presses = 0;
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      // An attempt that is played again presses for a campaign of its own.
      await playCycle(cycle, book, (over) =>
        pressAndKill(world, profile, markOf((presses += 1)), round, book, over),
      );
      if (cycle % ROUND > 0 && cycle < cycles) continue;
      const ended = round;
      await playCycle(cycle, book, (over) => settle(world, profile, ended, book, over));
      round = { known: new Set(), presses: 0 };
    }
  },
};

async function open(profile: string, origin: string, over?: AbortSignal): Promise<KillableBrowser> {
  const browser = await openBrowser(profile, origin);
  over?.addEventListener('abort', () => void browser.kill());
  await lendDatabase(browser.context);
  return browser;
}

async function pressAndKill(
  world: World,
  profile: string,
  subject: string,
  round: Round,
  book: Book,
  over: AbortSignal,
): Promise<void> {
  const { chance, provider, site } = world;
  const browser = await open(profile, site.origin, over);
  const { page, context } = browser;
  const watched = await watch(context);
  await nextCampaign(page, subject);
  await page.goto('/?step=generate');
  const press = page.getByRole('button', {
    name: /^(Generate Content|Queue until I’m online)$/,
  });
  await expect(press).toBeEnabled(PATIENCE);
  if (chance.often(0.3)) await retryOne(page, round, book);
  const isOffline = chance.often(0.2);
  if (isOffline) await context.setOffline(true);
  if (chance.often(0.3)) void openSecondTab(browser);
  // Counted first: a press that is not answered in time may have been heard.
  round.presses += 1;
  await press.click();
  if (isOffline && chance.often(0.5)) await context.setOffline(false);
  await sleep(chance.between(0, 1400));
  book.count('kills with a request on its way', Number(provider.inFlight() > 0));
  await browser.kill();
  if (provider.asked(subject).posts > 0) round.known.add(subject);
  for (const job of watched.jobs.values()) round.known.add(job.subject);
}

/** The profile comes with the job of its draft. */
async function empty({ site }: World, profile: string): Promise<void> {
  const browser = await open(profile, site.origin);
  await clearJobs(browser.page);
  await browser.close();
}

async function openSecondTab(browser: KillableBrowser): Promise<void> {
  const visit = async () => (await browser.context.newPage()).goto('/?step=generate');
  await unlessDead(browser, visit());
}

/** Says yes once more to what may have been charged. */
async function retryOne(page: Page, round: Round, book: Book): Promise<void> {
  const asks = (await readDisk(page)).jobs.some(({ status }) => isAsking(status));
  if (!asks) return;
  await page.getByRole('button', { name: /^Queue: / }).click(PATIENCE);
  const panel = page.getByRole('dialog', { name: 'Queue' });
  await panel.getByRole('button', { name: 'Retry' }).first().click(PATIENCE);
  const again = panel.getByRole('button', { name: 'Send again' });
  if (await again.isVisible()) await again.click();
  round.presses += 1;
  book.count('retries by hand');
  // It closes by itself where nothing is left in it.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden(PATIENCE);
}

const isAsking = (status: string) => ['unknown', 'partial'].includes(status);
const isOver = ({ status, held }: StoredJob) =>
  held !== undefined || !['queued', 'sending', 'streaming'].includes(status);

/** Waits until nothing is under way, and looks at what came of everything. */
async function settle(
  world: World,
  profile: string,
  round: Round,
  book: Book,
  over: AbortSignal,
): Promise<void> {
  const browser = await open(profile, world.site.origin, over);
  const { page } = browser;
  await page.goto('/?step=generate');
  const underWay = async () => (await readDisk(page)).jobs.filter((job) => !isOver(job)).length;
  const ended = expect.poll(underWay, { timeout: SETTLE_MS }).toBe(0);
  await ended.catch(() => book.lose('a job that comes to no end'));
  const { jobs, drafts } = await readDisk(page);
  for (const subject of round.known) {
    const job = jobs.find(({ campaign }) => campaign.subject === subject);
    const draft = drafts.find(({ text }) => text.includes(subject));
    book.count('jobs');
    if (!job && !draft) book.lose(`the job ${subject}`);
    if (job) look(world, job, draft?.text, book);
  }
  const consents = jobs.reduce((sum, job) => sum + job.consents, 0);
  if (consents > round.presses) book.lose(`${consents} consents for ${round.presses} presses`);
  await clearJobs(page);
  await browser.close();
}

function look({ provider }: World, job: StoredJob, text: string | undefined, book: Book): void {
  const { subject } = job.campaign;
  const { posts, refused } = provider.asked(subject);
  book.count(job.held === undefined ? job.status : 'held for a word');
  book.count('requests', posts);
  book.count('refused, and free to try again', refused);
  if (posts > job.consents + refused) {
    book.lose(
      `${subject} sent ${posts} times for ${job.consents} consents and ${refused} refusals`,
    );
  }
  if (job.status === 'done' && text?.trim() !== replyTo(subject).trim()) {
    book.lose(`the text of ${subject}: ${JSON.stringify(text)}`);
  }
}
