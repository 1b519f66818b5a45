/**
 * `npm run bench:interactions`: measures presses and keys in the wizard on a phone-sized screen with
 * the CPU throttled four times, 94 reviews and 50 stored drafts, beside a plain form with the same
 * controls in the same run. Reports medians over several passes, in milliseconds. Exits with 1 over
 * a limit.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { readText } from '../../src/insight/read/read-file.ts';
import { openBrowser } from '../killable-browser.ts';
import { serveLocally } from '../local-site.ts';
import { BUILT_SITE, buildRelease } from '../own-site.ts';
import { heading, toReview } from '../steps.ts';
import { newAddress, signIn } from '../test.ts';
import { warmUp } from '../warm-up.ts';
import { type Measured, noteTimes, type Stopwatch, stopwatch } from './interaction-times.ts';
import { measureForm } from './plain-form.ts';
import { storeDrafts } from './stored-drafts.ts';

const SLOWDOWN = 4;
const DRAFTS = 50;
const REVIEWS = 'tests/data/reviews.csv';
/** From the event to the next paint, in milliseconds; for a streaming post, the longest task. */
const LIMITS = { press: 100, key: 50, stream: 100 } as const;
const STREAM = 'while a post streams';
/** The browser reports no shorter time, in milliseconds. */
const LEAST_PAINT = 16;

/** One platform per pass, so that each pass has a post to write. */
const PLATFORMS = ['LinkedIn', 'Facebook', 'TikTok'] as const;

/** Ends with the choices that `toReview` makes. */
const CHOICES = [
  ['choose a type', ['Image', 'Text']],
  ['choose a tone', ['Humorous', 'Joyful']],
  ['choose an audience', ['Seniors', 'Families']],
  ['choose a length', ['Medium', 'Short']],
] as const;

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    site: { type: 'string' },
    passes: { type: 'string', default: String(PLATFORMS.length) },
  },
});

async function addReviews(page: Page): Promise<void> {
  await page.goto('/?step=customize');
  const field = page.getByLabel('What customers said');
  await reveal(page, field);
  await field.fill(readFileSync(REVIEWS, 'utf8'));
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await expect(page.getByText('All quotes are included in the request.')).toBeVisible();
}

type Control = ReturnType<Page['getByRole']>;

/** Opens the groups of a step until a control in one of them is shown. */
async function reveal(page: Page, control: Control): Promise<Control> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  const folded = page
    .getByRole('main')
    .locator('button:not([aria-expanded=true], [aria-haspopup])');
  for (const title of [/^What customers said/, /^What to say/, /^How to say it/, /^More tags/]) {
    if (await control.isVisible()) return control;
    const group = folded.and(page.getByRole('button', { name: title }));
    if (await group.isVisible()) await group.click();
  }
  await expect(control).toBeVisible();
  return control;
}

async function measureWizard(page: Page, measured: Measured, platform: string): Promise<void> {
  const watch = stopwatch(page, measured);
  await page.goto('/?step=platform');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  await watch.press('choose a platform', page.getByRole('radio', { name: platform }));
  await watch.press('continue', page.getByRole('button', { name: 'Continue to Customization' }));
  await expect(heading(page, 'Customize Your Content')).toBeVisible();
  await measureChoices(page, watch);
  await watch.press('to Generate', page.getByRole('button', { name: 'Generate Content' }));
  await expect(heading(page, 'Generate Content')).toBeVisible();
  const key = page.getByLabel('Demo model API key');
  if (await key.isVisible()) await key.fill('demo');
  await watch.press('start writing', page.getByRole('button', { name: 'Generate Content' }));
  await watch.until(STREAM, () =>
    [...document.querySelectorAll('button')].some((it) => it.textContent === 'View Content'),
  );
  await measureReview(page, watch);
}

async function measureChoices(page: Page, { press, type }: Stopwatch): Promise<void> {
  const group = page.getByRole('button', { name: /^What to say/ });
  if (await group.isVisible()) {
    const isOpen = (await group.getAttribute('aria-expanded')) === 'true';
    const [first, second] = isOpen ? ['fold', 'unfold'] : ['unfold', 'fold'];
    await press(`${first} a group`, group);
    await press(`${second} a group`, group);
  }
  const choose = async (name: string, control: Control) => press(name, await reveal(page, control));
  for (const tag of ['Testimonials', 'Pain Points', 'Case Studies'])
    await choose('tick a tag', page.getByRole('checkbox', { name: tag, exact: true }));
  const subject = await reveal(page, page.getByLabel('What’s it about?'));
  await type('a key in the subject', subject, 'a warm top');
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  // Each press changes the choice, and the last one makes it as it was.
  for (const [name, choices] of CHOICES)
    for (const choice of choices) await choose(name, radio(choice));
}

async function measureReview(page: Page, { press, type }: Stopwatch): Promise<void> {
  await press('open Review', page.getByRole('button', { name: 'View Content' }));
  await expect(heading(page, 'Your Generated Content')).toBeVisible();
  await press('open evidence', page.getByRole('main').locator('[data-verdict]').first());
  await page.keyboard.press('Escape');
  await press('edit', page.getByRole('button', { name: 'Edit', exact: true }));
  const field = page.getByLabel('Post text', { exact: true });
  await type('a key in the post', field, 'soft and warm and very soft');
  await press('save', page.getByRole('button', { name: 'Save Changes' }));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Prints a line per interaction. Returns false if one is over its limit. */
function report(wizard: Measured, form: Measured): boolean {
  let isWithin = true;
  console.log('interaction'.padEnd(21), '  paint    task   plain   ratio');
  for (const [name, times] of wizard) {
    const [paint, task] = [median(times.map((it) => it.paint)), median(times.map((it) => it.task))];
    const plain = form.has(name)
      ? Math.max(LEAST_PAINT, median((form.get(name) ?? []).map((it) => it.paint)))
      : undefined;
    const isStream = name === STREAM;
    const limit = isStream ? LIMITS.stream : name.startsWith('a key') ? LIMITS.key : LIMITS.press;
    const isOver = (isStream ? task : paint) > limit;
    if (isOver) isWithin = false;
    const ratio = plain === undefined ? '' : (paint / plain).toFixed(1);
    const columns = [paint, task, plain ?? '', ratio].map((it) => String(it).padStart(7));
    console.log(name.padEnd(21), ...columns, isOver ? ` over ${limit}` : ' ok');
  }
  return isWithin;
}

const release = values.site ?? (values.built ? BUILT_SITE : await buildRelease({}));
const site = await serveLocally(release);
const folder = await mkdtemp(join(tmpdir(), 'echopost-bench-'));
await warmUp(site.origin);
const { page, close } = await openBrowser(folder, site.origin);
await signIn(page, newAddress());
await toReview(page);
await storeDrafts(page, DRAFTS);
await addReviews(page);
await page.addInitScript(noteTimes);
const devtools = await page.context().newCDPSession(page);
const throttle = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
const parsed = await readText(readFileSync(REVIEWS, 'utf8'));
if (!parsed.ok) throw new Error(parsed.problem);
const [wizard, form]: [Measured, Measured] = [new Map(), new Map()];
for (const platform of PLATFORMS.slice(0, Number(values.passes))) {
  await throttle(SLOWDOWN);
  await measureForm(
    page,
    form,
    parsed.quotes.map(({ text }) => text),
  );
  await measureWizard(page, wizard, platform);
  await throttle(1);
}
await close();
await site.close();
await rm(folder, { recursive: true, maxRetries: 5 });
if (!values.built && !values.site) await rm(release, { recursive: true });
const isWithin = report(wizard, form);
console.log(isWithin ? 'ok' : 'not ok');
process.exit(isWithin ? 0 : 1);
