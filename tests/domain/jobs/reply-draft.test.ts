import { expect, test } from 'vitest';
import { type Draft, isProposal } from '#domain/drafts/draft.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { draftWithReply } from '#domain/jobs/reply-draft.ts';
import { ORIGIN, READY } from '../campaigns.ts';
import { DRAFT } from '../drafts.ts';
import { jobWith } from '../jobs.ts';

const SOURCE: Draft = {
  ...DRAFT,
  origin: { ...ORIGIN, contentType: 'image' },
  imagePrompt: 'A garden in daylight.',
};
const SO_FAR = 'The post\n\nIMAGE PROMPT:\nA garden in daylight.';

const rework = (text: string) =>
  jobWith({
    id: 'rework',
    status: 'done',
    campaign: { ...READY, contentType: 'image' },
    refines: { draftId: SOURCE.id, soFar: SO_FAR, name: 'Warmer' },
    text,
  });

test('a rework without a second part keeps the one of the post', () => {
  const draft = draftWithReply(rework('Warm words'), SOURCE, 5);
  expect(draft).toMatchObject({
    id: 'rework',
    text: 'Warm words',
    imagePrompt: 'A garden in daylight.',
    refinement: 'Warmer',
    refinedFrom: SOURCE.id,
  });
  expect(draft.besideOf).toBeUndefined();
});

test('a rework with a second part brings it', () => {
  const draft = draftWithReply(rework('Warm words\n\nIMAGE PROMPT:\nA warm garden.'), SOURCE, 5);
  expect(draft).toMatchObject({ text: 'Warm words', imagePrompt: 'A warm garden.' });
});

test('a rework of a post that has changed lies beside it', () => {
  const draft = draftWithReply(rework('Warm words'), { ...SOURCE, text: 'Mine' }, 5);
  expect(draft).toMatchObject({ text: 'Warm words', besideOf: SOURCE.id });
});

test('a rework of a post that was deleted is a post', () => {
  const draft = draftWithReply(rework('Warm words'), undefined, 5);
  expect(draft).toMatchObject({ text: 'Warm words', id: 'rework' });
});

test('a reworked passage takes its place in the post, whose other sentences keep their quotes', () => {
  const quotes = [
    { id: '1', text: 'Soft as silk' },
    { id: '2', text: 'Great fit' },
  ];
  const job = jobWith({
    id: 'rework',
    status: 'done',
    campaign: { ...READY, quotes },
    sentQuotes: ['1', '2'],
    refines: {
      draftId: DRAFT.id,
      soFar: 'Soft as silk. [q1] It fits well. [q2] Try it.',
      name: 'Warmer',
      around: ['Soft as silk. [q1] ', ' Try it.'],
    },
    text: 'It fits like a hug. [q2]',
  });
  const draft = draftWithReply(job, DRAFT, 5);
  expect(draft.text).toBe('Soft as silk. It fits like a hug. Try it.');
  expect(draft.evidence?.links).toEqual([
    { start: 0, end: 13, quotes: ['1'] },
    { start: 14, end: 33, quotes: ['2'] },
  ]);
  expect(shownText(jobWith({ text: 'It fits like' }, job))).toBe(
    'Soft as silk. It fits like Try it.',
  );
  const stopped = draftWithReply(jobWith({ cutShort: true }, job), DRAFT, 5);
  expect(stopped.cutShort).toBe(false);
});

test('a mark that a stopped passage left unfinished is removed', () => {
  const job = jobWith({
    id: 'rework',
    status: 'cancelled',
    campaign: { ...READY, quotes: [{ id: '1', text: 'Soft as silk' }] },
    sentQuotes: ['1'],
    refines: {
      draftId: DRAFT.id,
      soFar: 'One. Two.',
      name: 'Warmer',
      around: ['One. ', ' Three.'],
    },
    text: 'So soft [q',
  });
  expect(draftWithReply(job, DRAFT, 5).text).toBe('One. So soft Three.');
  expect(shownText(job)).toBe('One. So soft Three.');
});

test('a version keeps what the user decided about its post', () => {
  const source = { ...SOURCE, quoteCount: 9, kept: ['The post'], keptFor: 'choices' };
  expect(draftWithReply(rework('Warm words'), source, 5)).toMatchObject({
    quoteCount: 9,
    kept: ['The post'],
    keptFor: 'choices',
  });
});

test('the short version of a proposal is a proposal', () => {
  const proposal = { ...SOURCE, refinedFrom: 'first', refinement: 'Longer' };
  const job = jobWith({
    id: 'short',
    status: 'done',
    campaign: { ...READY, contentType: 'image' },
    shortens: { draftId: SOURCE.id, soFar: SO_FAR },
    text: 'Short words',
  });
  expect(isProposal(draftWithReply(job, proposal, 5))).toBe(true);
  expect(isProposal(draftWithReply(job, SOURCE, 5))).toBe(false);
});
