import { newAddress } from '../test.ts';
import type { Checks } from './checks.ts';
import type { Engine } from './engine.ts';
import { detectFeatures, type OptionalFeature, OPTIONAL_FEATURES } from './missing-features.ts';
import { type User, userOf } from './user.ts';
import type { EngineSite } from './site.ts';

const LANDING = 'Transform customer insights into compelling marketing campaigns';
const ARTICLE = '/blog/from-seo-to-aeo';
const CUSTOMIZE = '/?step=customize';
const FIRST_PART = 'What changed, and what did not';

/** One public page of each kind: `reads` marks static pages, `works` pages that hydrate on load. */
const PAGES = [
  [ARTICLE, 'From SEO to AEO', 'reads'],
  ['/about', 'About Us', 'reads'],
  ['/privacy', 'Privacy Policy', 'reads'],
  ['/contact', 'Contact Us', 'works'],
  ['/faceless-video', 'Instant Faceless Video Creator', 'works'],
  ['/auth', 'Log in', 'works'],
] as const;

interface ScenarioSetup {
  readonly engine: Engine;
  readonly site: EngineSite;
  readonly checks: Checks;
  /** Saves a screenshot for inspection. */
  picture(name: string): Promise<void>;
}

interface ScenarioContext extends ScenarioSetup {
  readonly user: User;
  readonly missing: readonly OptionalFeature[];
}

/** A user caches the site, loses the network and the browser, and loses no work. */
export async function runScenario(given: ScenarioSetup): Promise<void> {
  const { engine, site, checks } = given;
  await engine.open(`${site.origin}/`);
  const features = await engine.run(detectFeatures);
  const missing = OPTIONAL_FEATURES.filter((_, index) => !features[index]);
  console.log(`${engine.name}, missing features: ${missing.join(', ')}`);
  const context: ScenarioContext = { ...given, user: userOf(engine), missing };
  await keepTheSite(context);
  await readWithoutServer(context);
  await signIn(context);
  await typeAndLoseNothing(context);
  await queueOnePost(context);
  await readTheResult(context);
  await checks.check('no page logged an error or a warning', async () => {
    const complaints = engine.complaints().filter((words) => !EXPECTED.test(words));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  });
}

/**
 * Console messages to ignore. Font files beyond the subset for our own headings are not cached, so
 * offline pages use fallback fonts. Firefox reports requests that a page abandons on navigation as
 * an unexpected error of the worker; the message of a failing worker contains "rejected with".
 */
const EXPECTED = /downloadable font|instrument-serif|ServiceWorker intercepted the request and/;

async function keepTheSite({
  engine,
  site,
  user,
  checks,
  missing,
}: ScenarioContext): Promise<void> {
  await checks.check('the service worker caches the site', async () => {
    await user.visit(`${site.origin}/`, LANDING);
    await user.until('an activated service worker', () => engine.run(isWorkerReady));
  });
  if (!missing.includes('an install prompt')) return;
  await checks.check('without an install prompt: no install button', async () => {
    await user.press('button', 'Dismiss');
    await user.isAnswered();
    await user.isSpared('button', 'Install');
  });
}

async function readWithoutServer({
  engine,
  site,
  user,
  checks,
  picture,
}: ScenarioContext): Promise<void> {
  await site.stop();
  await engine.reopen();
  await checks.check('server stopped: /', async () => {
    await user.visit(`${site.origin}/`, LANDING);
    await picture('landing');
  });
  for (const [path, heading, use] of PAGES) {
    await checks.check(`server stopped: ${path}`, async () => {
      await user.visit(site.origin + path, heading);
      if (use === 'works') await user.isAnswered();
    });
  }
  await checks.check('server stopped: an article expands its table of contents', async () => {
    await user.visit(site.origin + ARTICLE, 'From SEO to AEO');
    await picture('article');
    await user.press('button', 'In this article');
    await user.meets('link', FIRST_PART);
  });
  await checks.check('server stopped: an unknown path shows Page Not Found', async () => {
    await user.visit(`${site.origin}/no/such/page`, 'Page Not Found');
    await user.isAnswered();
    await user.press('link', 'Go Home');
    await user.sees(LANDING);
  });
  await site.start();
}

async function signIn({ site, user, checks }: ScenarioContext): Promise<void> {
  await checks.check('sign-in with the code from the mail', async () => {
    const address = newAddress();
    await user.visit(`${site.origin}/auth`, 'Log in');
    await user.type('Email', address);
    await user.press('button', 'Send Magic Link');
    await user.meets('field', CODE);
    await user.type(CODE, await codeFor(site, address));
    await user.press('button', 'Sign in');
    await user.sees('Choose Your Platform');
    await user.press('choice', 'Instagram');
    await user.press('button', 'Continue to Customization');
    await user.sees('Customize Your Content');
  });
}

const CODE = 'Code or link';

async function codeFor(site: EngineSite, address: string): Promise<string> {
  const response = await fetch(`${site.origin}/_inbox.json`);
  const mails = (await response.json()) as readonly { to: string; code: string }[];
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`No mail to ${address}.`);
  return mail.code;
}

async function typeAndLoseNothing(context: ScenarioContext): Promise<void> {
  const { engine, site, user, checks, picture, missing } = context;
  await site.stop();
  await checks.check('server stopped: the Customize step opens', async () => {
    await user.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    await user.isAnswered();
    await picture('customize');
  });
  let typed = '';
  const holdsAll = () =>
    user.until(`"${typed}" in ${INSIGHT}`, async () => {
      return (await engine.run(insightHere)) === typed;
    });
  const typeAndHold = async (words: string, interrupt: () => Promise<void>) => {
    await user.type(INSIGHT, words);
    typed += words;
    // A driver may return before the page has received the last key.
    await holdsAll();
    await interrupt();
    await user.meets('field', INSIGHT);
    await holdsAll();
  };
  await checks.check('server stopped: three reloads lose no character', async () => {
    for (const round of ['One', 'Two', 'Three']) {
      await typeAndHold(`${round}: café, “naïve”, 100 %. `, engine.reload);
    }
  });
  await checks.check('server stopped: closing and reopening loses no character', () =>
    typeAndHold('Closed. ', async () => {
      await engine.reopen();
      await user.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    }),
  );
  await checks.check(`server stopped: killing ${engine.victim} loses no character`, () =>
    typeAndHold('Killed. ', async () => {
      await user.until('all text on disk', () => engine.run(isOnDisk, typed));
      await engine.kill();
      await user.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    }),
  );
  if (missing.includes('opening files with the app')) {
    await checks.check('without opening files with the app: the field accepts files', () =>
      user.meets('button', 'Choose a file'),
    );
  }
  if (missing.includes('persistent storage')) {
    await checks.check('without persistent storage: no warning about unsaved changes', () =>
      user.misses('aren’t saved on this device'),
    );
  }
}

const INSIGHT = 'What customers said';

async function queueOnePost(context: ScenarioContext): Promise<void> {
  const { engine, site, user, checks, picture, missing } = context;
  await checks.check(
    'server stopped: Generate offers to queue the post and queues it',
    async () => {
      await user.press('button', 'What to say');
      await user.press('choice', 'Customer Reviews');
      await user.press('button', 'How to say it');
      for (const name of ['Text', 'Joyful', 'Families', 'Short']) await user.press('choice', name);
      await user.press('button', 'Generate Content');
      await user.press('button', 'I have a key');
      await user.sees('Demo model API key');
      await user.type('Demo model API key', 'demo');
      await user.press('button', 'Save');
      await user.sees('API Key Saved');
      await user.sees('You’re offline');
      await user.press('button', 'Queue until I’m online');
      await user.meets('button', QUEUED);
      await picture('generate');
    },
  );
  await checks.check('the queue explains that the job waits for the network', async () => {
    await user.press('button', QUEUED);
    await user.sees('Waiting for the network.');
  });
  if (missing.includes('a badge on the icon')) {
    await checks.check('without a badge on the icon: the header shows the count', () =>
      user.meets('button', QUEUED),
    );
  }
  if (missing.includes('background sync')) {
    await checks.check(
      'without background sync: no choice to finish in the background',
      async () => {
        await user.isSpared('choice', 'Finish in the background');
      },
    );
  }
  if (missing.includes('notifications')) {
    await checks.check('without notifications: no offer to notify', () =>
      user.isSpared('button', 'Notify me when it’s ready'),
    );
  }
  await checks.check(`the job survives a reload and killing ${engine.victim}`, async () => {
    await engine.reload();
    await user.meets('button', QUEUED);
    await engine.kill();
    await user.visit(`${site.origin}/?step=generate`, 'Generate Content');
    await user.meets('button', QUEUED);
    if (site.posts() > 0) throw new Error('The job was sent while offline.');
  });
}

const QUEUED = 'Queue: 1 post';

async function readTheResult(context: ScenarioContext): Promise<void> {
  const { engine, site, user, checks, picture, missing } = context;
  await site.start();
  await checks.check('server back: the job starts automatically and is sent once', async () => {
    await user.sees('Content generated successfully!');
    await user.press('button', 'View Content');
    await user.sees('Your Generated Content');
    await picture('review');
    await engine.reload();
    await user.sees('Your Generated Content');
    await user.meets('button', 'Copy Content');
    if (site.posts() !== 1) throw new Error(`${site.posts()} requests were sent.`);
  });
  await checks.check('copying confirms that the text is on the clipboard', async () => {
    await user.press('button', 'Copy Content');
    await user.sees('Copied to clipboard!');
  });
  if (!missing.includes('a share sheet')) return;
  await checks.check(
    'without a share sheet: a message says so and offers alternatives',
    async () => {
      await user.press('button', 'Share Draft');
      await user.sees('This browser has no share sheet.');
      for (const name of ['Copy', 'Email', 'Save as a file']) await user.meets('button', name);
    },
  );
}

/* The functions below run in pages. */

/**
 * True if the worker is active. It need not control this page, which may have started to load
 * before the worker was installed.
 */
const isWorkerReady = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated';
};

const insightHere = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[name=insight]')?.value ?? '';

const isOnDisk = (text: string) =>
  new Promise<boolean>((resolve, reject) => {
    const opening = indexedDB.open('echopost');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('documents').objectStore('documents').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result).includes(text));
      });
    });
  });
