// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { campaignAtom, campaignIdAtom } from '#state/campaign/campaign.ts';
import { putDraftAtom } from '#state/drafts/drafts.ts';
import { allEvidenceAtom } from '#state/review/all-evidence.ts';
import { ORIGIN, READY } from '../../../domain/campaigns.ts';
import { openReadyApp } from '../../../state/fake-app.ts';
import { openWizard, says } from '../open-wizard.tsx';

const QUOTES = [
  { id: 'a', text: 'The terrace is quiet at night.' },
  { id: 'b', text: 'The pool closes at six.' },
];

/** Opens Review with a post of this text; `more`: further fields of its draft. */
function openReview(
  text: string,
  quotes: readonly Quote[] = QUOTES,
  more: Partial<Pick<Draft, 'origin' | 'evidence'>> = {},
) {
  const app = openReadyApp();
  app.store.set(campaignAtom, { ...READY, quotes });
  app.store.set(putDraftAtom, {
    id: 'd',
    text,
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    campaignId: app.store.get(campaignIdAtom),
    origin: { ...ORIGIN, quotes },
    ...more,
  });
  return { app, page: openWizard(app, 'review') };
}

/** The sentences that carry a sign, each with it. */
const signed = () =>
  [...document.querySelectorAll('[data-post] [role=button]')].map(
    (it) =>
      `${it.querySelector('[data-start]')?.textContent} ${it.querySelector('sup')?.textContent}`,
  );

const POST =
  'The pool closes at six. The terrace has a view. The pool closes at ten. Over 900 dogs came.';

test('a post shows a number where it rests on a quote, and a sign where the user should look', async () => {
  const { page } = openReview(POST);
  await says('2 sentences to check');
  expect(signed()).toEqual([
    'The pool closes at six. 2',
    'The pool closes at ten. ≠',
    'Over 900 dogs came. ?',
  ]);
  expect(document.querySelector('[data-post] mark')).toBeNull();
  expect(page.getAllByRole('button', { name: '2 sentences to check' })).toHaveLength(1);
});

test('a sentence to check is one press away, below the post and before Copy', async () => {
  const { page } = openReview(POST);
  await page.press(/^Over 900 dogs came\. ?No source$/);
  await page.findByRole('dialog', { name: 'No source found' });
  await page.press('Close');
  await page.press('2 sentences to check');
  await page.findByRole('dialog', { name: 'Customers said otherwise' });
});

test('a post without anything to check says so once, and nothing before Copy', async () => {
  const { page } = openReview('The pool closes at six. Book your room today.');
  await says('Every claim rests on a quote');
  expect(page.queryByRole('button', { name: /to check/ })).toBeNull();
  expect(page.queryByRole('list', { name: 'Sentences to check' })).toBeNull();
});

test('a switch shows the evidence of every sentence, and stays', async () => {
  const { app, page } = openReview(POST);
  await says('2 sentences to check');
  await page.press('Details: Sources in your reviews');
  await page.user.click(await page.findByRole('checkbox', { name: 'Show all evidence' }));
  await says('Quote 4 comes near');
  expect(signed()).toHaveLength(4);
  expect(document.querySelectorAll('[data-post] mark').length).toBeGreaterThan(2);
  expect(app.store.get(allEvidenceAtom)).toBe(true);
});

test('an invention has no source, also where most quotes are in another language', async () => {
  const german = ['Der Garten war schön.', 'Die Ärztin hat sich Zeit genommen.'].map(
    (text, index) => ({
      id: `de${index}`,
      text,
      language: 'de',
    }),
  );
  const { page } = openReview(
    'More than 500 nervous dogs came in last year. Our team loves rabbits and their long ears.',
    [...QUOTES, ...german],
  );
  await says('1 sentence to check · 2 German quotes not compared');
  await page.press('1 sentence to check');
  await says('No quote in any language has this number');
});

test('one quote in another language is named as one', async () => {
  const german = { id: 'de', text: 'Der Garten war schön.', language: 'de' };
  const { page } = openReview('Our team loves rabbits and their long ears.', [...QUOTES, german]);
  await says('0 of 1 claim rests on a quote · 1 German quote not compared');
  await page.press('Details: Sources in your reviews');
  await page.user.click(await page.findByRole('checkbox', { name: 'Show all evidence' }));
  await page.press(/Our team loves rabbits/);
  await says('No quote in this language comes near. Not compared: 1 German quote.');
});

test('the focus of a sentence that the user keeps moves to the heading of the post', async () => {
  const { page } = openReview(POST);
  await page.press('2 sentences to check');
  await page.press('Keep, I know this');
  await says('1 sentence to check');
  expect(document.activeElement?.textContent).toBe('Text');
});

test('a sentence on a quote that was removed since shows it on demand', async () => {
  const [removed, ...quotes] = QUOTES;
  const { page } = openReview('The terrace is quiet at night. The pool closes at six.', quotes, {
    origin: { ...ORIGIN, quotes: QUOTES },
    evidence: {
      links: [{ start: 0, end: 30, quotes: ['a'] }],
      quotes: removed ? [removed] : [],
    },
  });
  await says('Every claim rests on a quote');
  expect(signed()).toEqual(['The pool closes at six. 1']);
  await page.press('Details: Sources in your reviews');
  await page.user.click(await page.findByRole('checkbox', { name: 'Show all evidence' }));
  await page.press(/^The terrace is quiet at night/);
  await page.findByRole('dialog', { name: 'A customer said this' });
});
