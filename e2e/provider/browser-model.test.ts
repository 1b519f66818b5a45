import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { choosePlatform, customize, heading, openProvider, toGenerate } from '../steps.ts';
import { keepUserFiles } from '../offline-site.ts';
import { expect, test } from '../test.ts';

const POST = 'Love this blouse, and so does everyone who felt it.';

interface Fake {
  readonly status: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** Languages in which the model can write. */
  readonly languages?: readonly string[];
  readonly context?: number;
  /** Ends the stream after its first piece. */
  readonly breaks?: true;
}

/** Controls and records of the fake model in the page. */
declare global {
  var fakeModel: { prompts: string[]; go(): void; progress(share: number): void };
}

/** Installs a fake of the Prompt API, as Chrome 148 offers it on a desktop. */
async function giveModel(page: Page, fake: Fake): Promise<void> {
  await page.addInitScript(
    ({ status, languages = ['en', 'es', 'ja'], context = 6000, breaks, post }) => {
      let monitor: EventTarget | undefined;
      let gate = Promise.withResolvers<void>();
      const known = () => sessionStorage.getItem('fake-model') ?? status;
      const progress = (loaded: number) =>
        monitor?.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
      globalThis.fakeModel = {
        prompts: [],
        go() {
          gate.resolve();
          gate = Promise.withResolvers();
        },
        progress: (share) => void progress(share),
      };
      const untilGo = (signal?: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          void gate.promise.then(resolve);
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      const wordsIn = (messages: { content: string }[]) =>
        messages.flatMap(({ content }) => content.split(/\s+/)).length;
      const session = {
        contextWindow: context,
        contextUsage: 0,
        measureContextUsage: async (messages: { content: string }[]) => wordsIn(messages),
        promptStreaming(messages: { content: string }[], { signal }: { signal: AbortSignal }) {
          globalThis.fakeModel.prompts.push(JSON.stringify(messages));
          const pieces = post.match(/\S+\s*/g) ?? [];
          return new ReadableStream({
            async pull(controller) {
              await untilGo(signal);
              controller.enqueue(pieces.shift());
              if (breaks) controller.error(new DOMException('', 'InvalidStateError'));
              else for (const piece of pieces) controller.enqueue(piece);
              if (!breaks) controller.close();
            },
          });
        },
        destroy: () => undefined,
      };
      const api = {
        async availability(options: { expectedOutputs?: { languages: string[] }[] } = {}) {
          const wanted = (options.expectedOutputs ?? []).flatMap((it) => it.languages);
          return wanted.every((one) => languages.includes(one)) ? known() : 'unavailable';
        },
        async create(options: { monitor?(on: EventTarget): void; signal?: AbortSignal }) {
          if (known() === 'available') return session;
          monitor = new EventTarget();
          options.monitor?.(monitor);
          await untilGo(options.signal);
          sessionStorage.setItem('fake-model', 'available');
          return session;
        },
      };
      Object.assign(globalThis, { LanguageModel: api });
    },
    { ...fake, post: POST },
  );
}

const option = (page: Page) =>
  page.getByRole('option', { name: 'This browser, free and offline', includeHidden: true });
const go = (page: Page) => page.evaluate(() => globalThis.fakeModel.go());

/** Waits for the first prompt, then lets the model answer. */
async function answer(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => globalThis.fakeModel.prompts.length)).toBe(1);
  await go(page);
}

async function chooseIt(page: Page): Promise<void> {
  await openProvider(page);
  await page.getByLabel('Provider').selectOption('This browser, free and offline');
}

test('a browser without the Prompt API, or without a model for it, does not offer it', async ({
  signedIn: page,
}) => {
  await toGenerate(page);
  await expect(page.getByLabel('Demo model API key')).toBeVisible();
  await expect(option(page)).toHaveCount(0);
  await giveModel(page, { status: 'unavailable' });
  await page.reload();
  await openProvider(page);
  await expect(page.getByLabel('Demo model API key')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(option(page)).toHaveCount(0);
});

test('the model is downloaded with progress, can be cancelled, and writes a post', async ({
  signedIn: page,
}) => {
  await giveModel(page, { status: 'downloadable' });
  await toGenerate(page);
  await expect(option(page)).toHaveCount(1);
  await chooseIt(page);
  await expect(page.getByText('Download the model to generate.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Content' })).toBeDisabled();

  await page.getByRole('button', { name: 'Download the model' }).click();
  await page.evaluate(() => globalThis.fakeModel.progress(0.42));
  await expect(page.getByText('42 %')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Download the model' }).click();
  await page.evaluate(() => globalThis.fakeModel.progress(1));
  await expect(page.getByText('Getting the model ready')).toBeVisible();
  await go(page);
  await expect(page.getByText('The model is ready.')).toBeVisible();

  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(page.getByText('Loading the model…')).toBeVisible();
  await answer(page);
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  await expect(page.getByText(/charged/)).toHaveCount(0);
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.getByText(POST).first()).toBeVisible();
});

test('the model is hidden if it lacks the language of the quotes', async ({ signedIn: page }) => {
  await giveModel(page, { status: 'available', languages: ['en'] });
  await choosePlatform(page);
  await page
    .getByLabel('What customers said')
    .fill('Der Stoff ist sehr weich und ich mag das nicht mehr ausziehen.');
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect(heading(page, 'Generate Content')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(option(page)).toHaveCount(0);
});

test('many quotes are cut to the context window of the model', async ({ signedIn: page }) => {
  await giveModel(page, { status: 'available', context: 1400 });
  await choosePlatform(page);
  const reviews = Array.from(
    { length: 90 },
    (_, index) => `The fabric is very soft and it was the best of my ${index} blouses`,
  );
  await page.getByLabel('What customers said').fill(reviews.join('\n'));
  await page.getByRole('button', { name: 'Add as quotes' }).click();
  // A theme may have as many.
  await expect(page.getByRole('status').getByText('90 quotes', { exact: true })).toBeVisible();
  await customize(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await chooseIt(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await answer(page);
  await expect(page.getByText('Content generated successfully!')).toBeVisible();
  const [prompt = ''] = await page.evaluate(() => globalThis.fakeModel.prompts);
  const sent = prompt.match(/The fabric is very soft/g)?.length ?? 0;
  expect(sent).toBeGreaterThan(5);
  expect(sent).toBeLessThan(60);
});

test('a model session ended by the browser keeps the partial text and mentions no charge', async ({
  signedIn: page,
}) => {
  await giveModel(page, { status: 'available', breaks: true });
  await toGenerate(page);
  await chooseIt(page);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await answer(page);
  // The toast says it too, for as long as it is shown.
  await expect(page.getByText('The browser stopped its model', { exact: true })).toBeVisible();
  await expect(page.getByText(/charged/)).toHaveCount(0);
});

test.describe('with the network switched off', () => {
  test.use({
    serviceWorkers: 'allow',
    allowed: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('the browser model writes offline at once, after a reload too, with an empty queue', async ({
    signedIn: page,
  }) => {
    test.slow();
    await giveModel(page, { status: 'available' });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await toGenerate(page);
    await chooseIt(page);
    await expect(page.getByText('The model is ready.')).toBeVisible();
    await keepUserFiles(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('The model is ready.')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(page.getByText('Loading the model…')).toBeVisible();
    await answer(page);
    await expect(page.getByText('Content generated successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Queue/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'View Content' }).click();
    await expect(page.getByText(POST).first()).toBeVisible();
    expect(asked.filter((url) => /completions|models/.test(url))).toEqual([]);
    await page.context().setOffline(false);
  });
});
