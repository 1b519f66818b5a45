import { newAddress } from '../test.ts';
import type { Checks } from './checks.ts';
import type { Engine } from './engine.ts';
import { featuresHere, type Lack, LACKS } from './lacks.ts';
import { type Person, personAt } from './person.ts';
import type { EngineSite } from './site.ts';

const LANDING = 'Transform customer insights into compelling marketing campaigns';
const ARTICLE = '/blog/from-seo-to-aeo';
const CUSTOMIZE = '/?step=customize';
const FIRST_PART = 'What changed, and what did not';

/** One of every kind of page that anybody may open; the last are for working in, and wake by themselves. */
const PAGES = [
  [ARTICLE, 'From SEO to AEO', 'reads'],
  ['/about', 'About Us', 'reads'],
  ['/privacy', 'Privacy Policy', 'reads'],
  ['/contact', 'Contact Us', 'works'],
  ['/faceless-video', 'Instant Faceless Video Creator', 'works'],
  ['/auth', 'Log in', 'works'],
] as const;

interface Play {
  readonly engine: Engine;
  readonly site: EngineSite;
  readonly checks: Checks;
  /** Takes a picture, to be looked at. */
  picture(name: string): Promise<void>;
}

interface Stage extends Play {
  readonly person: Person;
  readonly lacks: readonly Lack[];
}

/** The way of somebody who installs, loses the network, loses the browser, and loses nothing. */
export async function play(given: Play): Promise<void> {
  const { engine, site, checks } = given;
  await engine.open(`${site.origin}/`);
  const features = await engine.run(featuresHere);
  const lacks = LACKS.filter((_, index) => !features[index]);
  console.log(`${engine.name} lacks: ${lacks.join(', ')}`);
  const stage: Stage = { ...given, person: personAt(engine), lacks };
  await keepTheSite(stage);
  await readWithoutServer(stage);
  await signIn(stage);
  await typeAndLoseNothing(stage);
  await queueOnePost(stage);
  await readTheResult(stage);
  await checks.check('no page complained', async () => {
    const complaints = engine.complaints().filter((words) => !EXPECTED.test(words));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  });
}

/**
 * The letters beyond those of our own headings are not kept: without a network others stand in. And what
 * a page was loading when it was left, Firefox calls an unexpected error of the worker; a worker that
 * fails has other words ("rejected with").
 */
const EXPECTED = /downloadable font|instrument-serif|ServiceWorker intercepted the request and/;

async function keepTheSite({ engine, site, person, checks, lacks }: Stage): Promise<void> {
  await checks.check('the worker keeps the site', async () => {
    await person.visit(`${site.origin}/`, LANDING);
    await person.until('a worker that has everything', () => engine.run(isWorkerReady));
  });
  if (!lacks.includes('an install prompt')) return;
  await checks.check('lacks an install prompt: nothing offers to install', async () => {
    await person.press('button', 'Dismiss');
    await person.isAnswered();
    await person.isSpared('button', 'Install');
  });
}

async function readWithoutServer({ engine, site, person, checks, picture }: Stage): Promise<void> {
  await site.stop();
  await engine.reopen();
  await checks.check('server stopped: /', async () => {
    await person.visit(`${site.origin}/`, LANDING);
    await picture('landing');
  });
  for (const [path, heading, use] of PAGES) {
    await checks.check(`server stopped: ${path}`, async () => {
      await person.visit(site.origin + path, heading);
      if (use === 'works') await person.isAnswered();
    });
  }
  await checks.check('server stopped: an article folds its contents out', async () => {
    await person.visit(site.origin + ARTICLE, 'From SEO to AEO');
    await picture('article');
    await person.press('button', 'In this article');
    await person.meets('link', FIRST_PART);
  });
  await checks.check('server stopped: an unknown address has the page for it', async () => {
    await person.visit(`${site.origin}/no/such/page`, 'Page Not Found');
    await person.isAnswered();
    await person.press('link', 'Go Home');
    await person.sees(LANDING);
  });
  await site.start();
}

async function signIn({ site, person, checks }: Stage): Promise<void> {
  await checks.check('sign-in by mail and code', async () => {
    const address = newAddress();
    await person.visit(`${site.origin}/auth`, 'Log in');
    await person.type('Email', address);
    await person.press('button', 'Send Magic Link');
    await person.meets('field', CODE);
    await person.type(CODE, await codeFor(site, address));
    await person.press('button', 'Sign in');
    await person.sees('Choose Your Platform');
    await person.press('choice', 'Instagram');
    await person.press('button', 'Continue to Customization');
    await person.sees('Customize Your Content');
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

async function typeAndLoseNothing(stage: Stage): Promise<void> {
  const { engine, site, person, checks, picture, lacks } = stage;
  await site.stop();
  await checks.check('server stopped: a step of the wizard', async () => {
    await person.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    await person.isAnswered();
    await picture('customize');
  });
  let typed = '';
  const holdsAll = () =>
    person.until(`"${typed}" in ${INSIGHT}`, async () => {
      return (await engine.run(insightHere)) === typed;
    });
  const typeAndHold = async (words: string, interrupt: () => Promise<void>) => {
    await person.type(INSIGHT, words);
    typed += words;
    // A driver may be done before the page has had the last key.
    await holdsAll();
    await interrupt();
    await person.meets('field', INSIGHT);
    await holdsAll();
  };
  await checks.check('server stopped: three reloads lose no character', async () => {
    for (const round of ['One', 'Two', 'Three']) {
      await typeAndHold(`${round}: café, “naïve”, 100 %. `, engine.reload);
    }
  });
  await checks.check('server stopped: closing and opening anew loses no character', () =>
    typeAndHold('Closed. ', async () => {
      await engine.reopen();
      await person.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    }),
  );
  await checks.check(`server stopped: killing ${engine.victim} loses no character`, () =>
    typeAndHold('Killed. ', async () => {
      await person.until('all of it on disk', () => engine.run(isOnDisk, typed));
      await engine.kill();
      await person.visit(site.origin + CUSTOMIZE, 'Customize Your Content');
    }),
  );
  if (lacks.includes('opening files with the app')) {
    await checks.check('lacks opening files with the app: the field takes files', () =>
      person.meets('button', 'Choose a file'),
    );
  }
  if (lacks.includes('storage that is asked to stay')) {
    await checks.check('lacks storage that is asked to stay: nothing is said to be unsaved', () =>
      person.misses('aren’t saved on this device'),
    );
  }
}

const INSIGHT = 'What customers said';

async function queueOnePost(stage: Stage): Promise<void> {
  const { engine, site, person, checks, picture, lacks } = stage;
  await checks.check('server stopped: Generate offers to queue, and does', async () => {
    for (const name of ['Customer Reviews', 'Text', 'Joyful', 'Families', 'Short']) {
      await person.press('choice', name);
    }
    await person.press('button', 'Generate Content');
    await person.sees('Demo model API key');
    await person.type('Demo model API key', 'demo');
    await person.press('button', 'Save');
    await person.sees('API Key Saved');
    await person.sees('You’re offline');
    await person.press('button', 'Queue until I’m online');
    await person.meets('button', QUEUED);
    await picture('generate');
  });
  await checks.check('the job waits in words', async () => {
    await person.press('button', QUEUED);
    await person.sees('Waiting for the network.');
  });
  if (lacks.includes('a badge on the icon')) {
    await checks.check('lacks a badge on the icon: the header counts', () =>
      person.meets('button', QUEUED),
    );
  }
  if (lacks.includes('background sync')) {
    await checks.check('lacks background sync: no choice to finish without a page', async () => {
      await person.isSpared('choice', 'Finish in the background');
    });
  }
  if (lacks.includes('notifications')) {
    await checks.check('lacks notifications: no offer to tell', () =>
      person.isSpared('button', 'Notify me when it’s ready'),
    );
  }
  await checks.check(`the job survives a reload and killing ${engine.victim}`, async () => {
    await engine.reload();
    await person.meets('button', QUEUED);
    await engine.kill();
    await person.visit(`${site.origin}/?step=generate`, 'Generate Content');
    await person.meets('button', QUEUED);
    if (site.posts() > 0) throw new Error('It was sent.');
  });
}

const QUEUED = 'Queue: 1 post';

async function readTheResult(stage: Stage): Promise<void> {
  const { engine, site, person, checks, picture, lacks } = stage;
  await site.start();
  await checks.check('server back: the job runs by itself, and is sent once', async () => {
    await person.sees('Content generated successfully!');
    // Rises over the button that is pressed next.
    await person.sees('A queued post is ready');
    await person.press('button', 'View Content');
    await person.sees('Your Generated Content');
    await picture('review');
    await engine.reload();
    await person.sees('Your Generated Content');
    await person.meets('button', 'Copy Content');
    if (site.posts() !== 1) throw new Error(`${site.posts()} were sent.`);
  });
  await checks.check('copying says what became of it', async () => {
    await person.press('button', 'Copy Content');
    await person.sees('Copied to clipboard!');
  });
  if (!lacks.includes('a share sheet')) return;
  await checks.check('lacks a share sheet: says so and offers other ways', async () => {
    await person.press('button', 'Share Draft');
    await person.sees('This browser has no share sheet.');
    for (const name of ['Copy', 'Email', 'Save as a file']) await person.meets('button', name);
  });
}

/* What follows runs in pages. */

/** Whether this very page is served by it is chance: it may have been loading when the worker came. */
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
