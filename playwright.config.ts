import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './e2e/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 5273);
const baseURL = `http://localhost:${port}`;
const browser = findChromium() ?? '';

/**
 * A page lives for seconds here, and all cores run tests: threads that compile and collect garbage
 * beside it take a tenth of the processor time.
 */
const ARGS = [...CHROMIUM_ARGS, '--js-flags=--single-threaded'];

/** What the headless shell does differently: notifications, focus after a dialog, and how it draws. */
const NEEDS_A_BROWSER = /(?:background|reminders|review.keyboard|previews)\.test\.ts$/;

/** The package with the target's oldest Chromium has it for Linux on x64 alone. */
const OLD_CHROMIUM = /old-chromium\.test\.ts$/;
const HAS_OLD_CHROMIUM = process.platform === 'linux' && process.arch === 'x64';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/warm-up.ts',
  // One picture for every system: what is compared is set in a font that comes with the project.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '.echopost/e2e',
  fullyParallel: true,
  // One more than the two cores of a small machine: a third of the tests' time is waiting.
  workers: 3,
  forbidOnly: true,
  // `npm test` lists by name each test that passed at its second attempt only, with its first error.
  retries: 1,
  // A busy machine of half the speed passes too: these are how long a hang may last.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.echopost/e2e-results.json' }]],
  use: {
    baseURL,
    // A press that waits for ever names its control, and does not take the test's whole time.
    actionTimeout: 40_000,
    viewport: { width: 390, height: 844 },
    // A trace of every test costs a fifth of the time: `npm run e2e -- --trace retain-on-failure`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Each visit is a first one, and its requests can be held back; `offline.test.ts` is about the rest.
    serviceWorkers: 'block',
    // Animations cost time in every test; the tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'browser',
      testMatch: NEEDS_A_BROWSER,
      use: { launchOptions: { args: ARGS, executablePath: browser } },
    },
    {
      name: 'headless',
      testIgnore: HAS_OLD_CHROMIUM ? NEEDS_A_BROWSER : [NEEDS_A_BROWSER, OLD_CHROMIUM],
      use: {
        launchOptions: { args: ARGS, executablePath: findHeadlessShell() ?? browser },
      },
    },
  ],
  webServer: {
    command: 'npm start',
    url: baseURL,
    timeout: 120_000,
    env: {
      PORT: String(port),
      ECHOPOST_DATA: '.echopost/e2e-data',
      // Nobody reads along; `demo-slow` is for the tests that look while it writes.
      ECHOPOST_MODEL_PACE: '280',
    },
  },
});
