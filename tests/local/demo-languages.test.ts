import { describe, expect, test } from 'vitest';

import type { SendableCampaign } from '#domain/campaign/request.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { PLATFORM_LIMITS } from '#domain/platforms/platform-limits.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { lengthIn } from '#domain/platforms/text-metrics.ts';
import { withoutMarks } from '#domain/posts/marks.ts';
import { buildRefinement } from '#domain/posts/refine.ts';
import { ALTERNATIVE_IDS, type Refinement, REFINEMENTS } from '#domain/posts/refinement.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

import { complete } from '../../local/model/completion.ts';
import { filled, inMarks } from '../../local/model/phrases/phrases.ts';
import { phrasesOf } from '../../local/model/phrases/phrases-of.ts';
import { wordsIn } from '../../local/model/post.ts';
import { READY } from '../domain/campaigns.ts';
import { type SampleLanguage, SAMPLES } from './demo-samples.ts';

const FOREIGN = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const satisfies SampleLanguage[];

const quotesIn = (language: SampleLanguage) =>
  SAMPLES[language].quotes.map((text, at) => ({ id: `${at + 1}`, text, rating: 5, language }));

type Choice = Partial<Omit<SendableCampaign, 'language' | 'quotes'>>;

function campaign(language: SampleLanguage, choice: Choice = {}): SendableCampaign {
  const quotes = quotesIn(language).map((quote) => ({ ...quote, masked: true as const }));
  const { subject } = SAMPLES[language];
  return { ...READY, platform: 'facebook', subject, ...choice, language, quotes };
}

const reply = (sent: SendableCampaign): string =>
  complete({ messages: buildPrompt(sent).messages }).content;

const plain = (text: string): string => withoutMarks(text, 4);

/** All strings of the English phrases, in pieces without placeholders. */
function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}|(?<=[.!?]) /);
  if (value instanceof RegExp) return [];
  return Object.values(Object(value)).flatMap(piecesOf);
}

const ENGLISH = piecesOf(phrasesOf('en'))
  .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  .filter((piece) => piece.includes(' '));

const englishIn = (text: string) => ENGLISH.filter((piece) => text.includes(piece));

/** Marks of punctuation that are missing, in excess or behind a wrong space. */
function slipsIn(text: string, language: string): string[] {
  const count = (mark: string) => text.split(mark).length;
  const pairs = language === 'es' ? ['¿?', '¡!', '«»'] : [];
  return [
    ...pairs.filter(([open = '', close = '']) => count(open) !== count(close)),
    ...(text.match(language === 'fr' ? /[^\u00A0\u202F][?!;»]|.[^\u00A0]: |« / : /\s[?!;:]/g) ??
      []),
    ...(text.match(/[.,]{2}|[?!]\.|\{|undefined/g) ?? []),
  ];
}

const ROWS = TONES.flatMap(({ id: tone }) =>
  LENGTHS.map(({ id: length, words }) => ({ tone, length, words })),
);

/** The sentences of a post of each tone and length. */
async function verdictsOf(language: SampleLanguage) {
  const posts = ROWS.map(({ tone, length }) => plain(reply(campaign(language, { tone, length }))));
  const quotes = quotesIn(language);
  return (await Promise.all(posts.map((post) => checkEvidence(post, undefined, quotes)))).flat();
}

/** Share of the sentences that have no source. */
const unsourced = (all: readonly { readonly verdict: string }[]): number =>
  all.filter(({ verdict }) => verdict === 'no-source').length / all.length;

describe.each(FOREIGN)('in %s', (language) => {
  test.each(ROWS)('a $length $tone post has the words asked for, none of them English', (row) => {
    const { tone, length, words } = row;
    for (const quotes of [undefined, []]) {
      const sent = campaign(language, { tone, length });
      const post = plain(reply({ ...sent, quotes: quotes ?? sent.quotes }));
      expect(wordsIn(post)).toBeGreaterThanOrEqual(words[0]);
      expect(wordsIn(post)).toBeLessThanOrEqual(words[1]);
      expect(englishIn(post)).toEqual([]);
      expect(slipsIn(post, language)).toEqual([]);
    }
  });

  test('no post invents anything, and fewer sentences have no source than in English', async () => {
    const own = await verdictsOf(language);
    expect(own.filter(({ reason }) => reason === 'invented')).toEqual([]);
    expect(own.filter(({ verdict }) => verdict === 'otherwise')).toEqual([]);
    expect(unsourced(own)).toBeLessThanOrEqual(unsourced(await verdictsOf('en')));
  });

  test('its hashtags come from the subject, without its possessive', () => {
    const tags = reply(campaign(language, { platform: 'linkedin' })).match(/#\S+/g) ?? [];
    const [possessive = '', noun = ''] = SAMPLES[language].subject.replace('la ', '').split(' ');
    expect(tags.join().toLowerCase()).toContain(noun.toLowerCase());
    expect(tags.join().toLowerCase()).not.toContain(possessive);
  });

  test('each quoted sentence is said', async () => {
    const phrases = phrasesOf(language);
    const quotes = quotesIn(language);
    for (const frame of [...phrases.firstQuote, ...phrases.moreQuotes])
      for (const { text } of quotes) {
        const quote = inMarks(text.replace(/\.$/, ''), phrases);
        const [sentence] = await checkEvidence(filled(frame, { quote }), undefined, quotes);
        expect(sentence?.verdict, filled(frame, { quote })).toBe('said');
      }
  });

  test('a long post is within the limit of each platform, with two parts too', () => {
    for (const { id: platform } of PLATFORMS)
      for (const contentType of ['text', 'image', 'video'] as const) {
        const post = reply(campaign(language, { platform, contentType, length: 'long' }));
        const [first = ''] = plain(post).split(/\n\n(?:IMAGE PROMPT|VIDEO SCRIPT):/);
        const { unit, most } = PLATFORM_LIMITS[platform];
        expect(lengthIn(unit, first)).toBeLessThanOrEqual(most);
        expect(englishIn(post)).toEqual([]);
      }
  });

  const reworks: readonly Refinement[] = [
    ...REFINEMENTS.map((how) => ({ how })),
    ...ALTERNATIVE_IDS.map((hook) => ({ how: 'alternative' as const, hook })),
    { how: 'wish', wish: 'xyz' },
  ];

  test.each(TONES.map(({ id }) => [id]))('each rework of a %s post is in the language', (tone) => {
    const sent = campaign(language, { tone, platform: 'instagram' });
    const before = reply(sent);
    for (const how of reworks) {
      const { messages } = buildRefinement(sent, before, how);
      const after = complete({ messages }).content;
      if (how.how !== 'grammar') expect(after, JSON.stringify(how)).not.toBe(before);
      expect(englishIn(after)).toEqual([]);
      expect(slipsIn(plain(after), language)).toEqual([]);
      const marks = (text: string) => new Set(text.match(/\[q\d+\]/g));
      if (how.how !== 'shorter') expect(marks(after)).toEqual(marks(before));
    }
  });

  test('a translation of a whole post is in the language, and a passage stays as it is', () => {
    const before = reply(campaign('en'));
    const sent = { ...campaign('en'), language };
    const translate = (passage?: string) =>
      complete({
        messages: buildRefinement(sent, before, { how: 'translate', language }, passage).messages,
      }).content;
    expect(englishIn(translate())).toEqual([]);
    expect(translate()).toContain('The scarf is so soft and beautiful');
    expect(translate('A passage.')).toBe('A passage.');
  });
});

test('a language without phrases of its own gets an English post', () => {
  expect(englishIn(reply({ ...campaign('en'), language: 'sv' }))).not.toEqual([]);
});
