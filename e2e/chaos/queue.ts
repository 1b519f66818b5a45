import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { clearJobs, lendDatabase, nextCampaign, readDisk, type StoredJob } from './disk-records.ts';
import { type KillableBrowser, openBrowser, unlessDead } from '../killable-browser.ts';
import { markOf, replyTo } from './provider.ts';
import { type Report, runCycle, type Scenario, type World } from './scenario.ts';
import { watch } from './watch.ts';

const PATIENCE = { timeout: 20_000 };
/** Kills per round; the checks at its end wait until every job has finished. */
const ROUND = 15;
/** Milliseconds; covers three unbilled retries with a margin. */
const ROUND_END_TIMEOUT_MS = 60_000;

/** Presses of one round, recorded outside the browser. */
interface Round {
  /** Subjects of the jobs that were committed to disk or reached the provider. */
  readonly known: Set<string>;
  /** Number of requests that the user approved. */
  presses: number;
}

/**
 * Kills the browser with a request in flight or about to start, in one tab or two. A job is lost if
 * it was committed to disk or reached the provider, and later neither the job nor its draft exists,
 * or if it never reaches a final state. A job is sent twice if the provider got more requests than
 * the user approved and the provider refused.
 */
export const QUEUE: Scenario = {
  name: 'queue',
  async run(world, cycles, report) {
    const profile = await world.newProfile();
    await empty(world, profile);
    let round: Round = { known: new Set(), presses: 0 };
    let presses = 0;
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      // Each attempt, also a repeated one, generates for its own campaign.
      await runCycle(cycle, report, (over) =>
        pressAndKill(world, profile, markOf((presses += 1)), round, report, over),
      );
      if (cycle % ROUND > 0 && cycle < cycles) continue;
      const ended = round;
      await runCycle(cycle, report, (over) => checkRound(world, profile, ended, report, over));
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
  report: Report,
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
  if (chance.often(0.3)) await retryOne(page, round, report);
  const isOffline = chance.often(0.2);
  if (isOffline) await context.setOffline(true);
  if (chance.often(0.3)) void openSecondTab(browser);
  // Counted first: a click that times out may still have reached the page.
  round.presses += 1;
  await press.click();
  if (isOffline && chance.often(0.5)) await context.setOffline(false);
  await sleep(chance.between(0, 1400));
  report.count('kills with a request in flight', Number(provider.inFlight() > 0));
  await browser.kill();
  if (provider.asked(subject).posts > 0) round.known.add(subject);
  for (const job of watched.jobs.values()) round.known.add(job.subject);
}

/** Removes the job that comes with the profile's draft. */
async function empty({ site }: World, profile: string): Promise<void> {
  const browser = await open(profile, site.origin);
  await clearJobs(browser.page);
  await browser.close();
}

async function openSecondTab(browser: KillableBrowser): Promise<void> {
  const visit = async () => (await browser.context.newPage()).goto('/?step=generate');
  await unlessDead(browser, visit());
}

/** Approves another request for a job that may have been charged, if there is one. */
async function retryOne(page: Page, round: Round, report: Report): Promise<void> {
  const asks = (await readDisk(page)).jobs.some(({ status }) => isAsking(status));
  if (!asks) return;
  await page.getByRole('button', { name: /^Queue: / }).click(PATIENCE);
  const panel = page.getByRole('dialog', { name: 'Queue' });
  await panel.getByRole('button', { name: 'Retry' }).first().click(PATIENCE);
  const again = panel.getByRole('button', { name: 'Send again' });
  if (await again.isVisible()) await again.click();
  round.presses += 1;
  report.count('manual retries');
  // An empty panel closes automatically.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden(PATIENCE);
}

const isAsking = (status: string) => ['unknown', 'partial'].includes(status);
const isOver = ({ status, holdReason }: StoredJob) =>
  holdReason !== undefined || !['queued', 'sending', 'streaming'].includes(status);

/** Waits until no job is in progress, then checks the outcome of every job of the round. */
async function checkRound(
  world: World,
  profile: string,
  round: Round,
  report: Report,
  over: AbortSignal,
): Promise<void> {
  const browser = await open(profile, world.site.origin, over);
  const { page } = browser;
  await page.goto('/?step=generate');
  const underWay = async () => (await readDisk(page)).jobs.filter((job) => !isOver(job)).length;
  const ended = expect.poll(underWay, { timeout: ROUND_END_TIMEOUT_MS }).toBe(0);
  await ended.catch(() => report.addLoss('a job that never finishes'));
  const { jobs, drafts } = await readDisk(page);
  for (const subject of round.known) {
    const job = jobs.find(({ campaign }) => campaign.subject === subject);
    const draft = drafts.find(({ text }) => text.includes(subject));
    report.count('jobs');
    if (!job && !draft) report.addLoss(`job ${subject}`);
    if (job) look(world, job, draft?.text, report);
  }
  const approvals = jobs.reduce((sum, job) => sum + job.approvals, 0);
  if (approvals > round.presses) {
    report.addLoss(`${approvals} approvals stored for ${round.presses} given by the user`);
  }
  await clearJobs(page);
  await browser.close();
}

function look({ provider }: World, job: StoredJob, text: string | undefined, report: Report): void {
  const { subject } = job.campaign;
  const { posts, refused } = provider.asked(subject);
  report.count(
    job.holdReason === undefined ? `status ${job.status}` : 'held until the user confirms',
  );
  report.count('requests', posts);
  report.count('requests refused, free to retry', refused);
  if (posts > job.approvals + refused) {
    report.addLoss(
      `${subject} sent ${posts} times for ${job.approvals} approvals and ${refused} refusals`,
    );
  }
  if (job.status === 'done' && text?.trim() !== replyTo(subject).trim()) {
    report.addLoss(`text of ${subject}, found ${JSON.stringify(text)}`);
  }
}
