import type { Brief, Length } from './brief.ts';
import { excerptsFrom } from './excerpts.ts';
import { filled, inMarks, type Voice } from './phrases/phrases.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { hashtagsOf, topicsOf } from './hashtags.ts';
import { habitsOf } from './platform-habits.ts';
import { capitalized, linkIn, subjectOf } from './subject.ts';

/** Target word counts, not including the closing lines. */
const WORDS = { short: 55, medium: 190, long: 500 } as const satisfies Record<Length, number>;
const MOST_QUOTES = { short: 2, medium: 4, long: 7 } as const satisfies Record<Length, number>;

/** Composes a complete reply to the app's prompt. Deterministic for a given brief. */
export function composeReply(brief: Brief): string {
  // A post and its translation have the same sentences.
  const variant = hashOf(JSON.stringify({ ...brief, language: undefined }));
  return [composePost(brief, variant), ...secondPart(brief)].join('\n\n');
}

function composePost(brief: Brief, variant: number): string {
  const closing = closingOf(brief);
  const opening = openingOf(brief, variant);
  const room = brief.maxCharacters - joined([...opening, ...closing]).length;
  const needed = WORDS[brief.length] - wordsIn(joined(opening));
  const post = joined([...opening, ...fill(bodyOf(brief, variant), needed, room), ...closing]);
  return habitsOf(brief.platform).fields ? asFields(brief, post) : post;
}

function asFields(brief: Brief, description: string): string {
  const tags = [...topicsOf(brief).slice(0, MOST_SEARCH_TAGS), phrasesOf(brief.language).searchTag];
  return `Title: ${titleOf(brief)}\n\nDescription:\n${description}\n\nTags: ${tags.join(', ')}`;
}

const MOST_SEARCH_TAGS = 8;

const joined = (paragraphs: readonly string[]) => paragraphs.filter(Boolean).join('\n\n');

function openingOf(brief: Brief, variant: number): string[] {
  const emoji = habitsOf(brief.platform).emoji && brief.brand?.emoji !== 'none';
  const voice = voiceOf(brief);
  const hook = hookOf(pick(voice.hooks, variant), brief);
  const marked = emoji && voice.emoji ? `${voice.emoji} ${hook}` : hook;
  return [marked, ...quoteParagraphs(brief, variant)];
}

/** A first line about the subject of the post. */
export const hookOf = (hook: string, brief: Brief): string =>
  capitalized(filled(hook, { subject: subjectOf(brief), count: brief.quotes.length }));

const TITLE_LENGTH = 60;

function titleOf(brief: Brief): string {
  const { title, shortTitle } = phrasesOf(brief.language);
  const whole = hookOf(title, brief);
  return whole.length <= TITLE_LENGTH ? whole : shortTitle;
}

const QUOTES_PER_PARAGRAPH = 3;

function quoteParagraphs(brief: Brief, variant: number): string[] {
  const lines = quoteLines(brief, variant);
  const count = Math.ceil(lines.length / QUOTES_PER_PARAGRAPH);
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * QUOTES_PER_PARAGRAPH, (index + 1) * QUOTES_PER_PARAGRAPH).join(' '),
  );
}

function quoteLines(brief: Brief, variant: number): string[] {
  const phrases = phrasesOf(brief.language);
  return excerptsFrom(brief)
    .slice(0, MOST_QUOTES[brief.length])
    .map(({ phrase, id }, index) => {
      const frames = index === 0 ? phrases.firstQuote : phrases.moreQuotes;
      const line = filled(pick(frames, variant + index), { quote: inMarks(phrase, phrases) });
      return brief.marks ? `${line} [q${id}]` : line;
    });
}

/** Candidate paragraphs between opening and closing, most relevant first. */
function bodyOf(brief: Brief, variant: number): string[] {
  const { audiences, tags, paragraphs } = phrasesOf(brief.language);
  const { audience } = brief;
  return [
    voiceOf(brief).turn,
    ...(audience === '' ? [] : [filled(pick(audiences, variant), { audience })]),
    ...brief.tags
      .slice(0, tags.length)
      .map((tag, index) => filled(pick(tags, variant + index), { tag: inSentence(tag) })),
    ...paragraphs.map((_, index) => pick(paragraphs, variant + index)),
  ].filter(Boolean);
}

/** Lower-cases a tag, except acronyms such as AI. */
function inSentence(tag: string): string {
  return tag.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

/** Takes paragraphs until there are enough words or no more room. */
function fill(paragraphs: readonly string[], neededWords: number, room: number): string[] {
  const taken: string[] = [];
  for (const paragraph of paragraphs) {
    const text = joined([...taken, paragraph]);
    if (taken.length > 0 && (wordsIn(joined(taken)) >= neededWords || text.length + 4 > room))
      break;
    taken.push(paragraph);
  }
  return taken;
}

function closingOf(brief: Brief): string[] {
  const { platform, subject, brand } = brief;
  const { always, callsToAction, more } = phrasesOf(brief.language);
  const link = linkIn(subject) || (brand?.link ?? '');
  return [
    `${voiceOf(brief).close} ${callsToAction[habitsOf(platform).callToAction]}`,
    brand && brand.always.length > 0 ? filled(always, { words: brand.always.join(', ') }) : '',
    link === '' ? '' : filled(more, { link }),
    brand?.signOff ?? '',
    tagsOf(brief),
  ];
}

/** The brand's own hashtags come first; there are no more of them for it. */
function tagsOf(brief: Brief): string {
  const own = brief.brand?.hashtags ?? [];
  const most = Math.max(0, habitsOf(brief.platform).hashtags - own.length);
  return [...own, hashtagsOf(brief, most)].filter(Boolean).join(' ');
}

function secondPart(brief: Brief): string[] {
  if (brief.contentType === 'image') return [imagePrompt(brief)];
  return brief.contentType === 'video' ? [videoScript(brief)] : [];
}

function imagePrompt(brief: Brief): string {
  return [
    'IMAGE PROMPT:',
    `A bright, natural photograph about ${subjectOf(brief)}, made for ${habitsOf(brief.platform).name}. One person in daylight, relaxed and ${brief.tone || 'friendly'}, seen from the side. Soft shadows, warm colours, a calm background with room for a headline. No lettering, no logos.`,
  ].join('\n');
}

function videoScript(brief: Brief): string {
  const phrases = phrasesOf(brief.language);
  const [first] = excerptsFrom(brief);
  const words = inMarks(first?.phrase ?? phrases.ownWords, phrases);
  return [
    'VIDEO SCRIPT:',
    `0:00 Close-up, daylight. Title: ${titleOf(brief)}.`,
    `0:04 Hands at work. Voice: ${words}`,
    `0:09 A smile, seen from the side. Voice: ${voiceOf(brief).turn}`,
    `0:14 Product on a table, slow zoom. Voice: ${voiceOf(brief).close}`,
    '0:18 End card with the name and the address.',
  ].join('\n');
}

function voiceOf({ tone, language }: Brief): Voice {
  const { voices } = phrasesOf(language);
  const byName: Readonly<Record<string, Voice>> = voices;
  return byName[tone] ?? voices.conversational;
}

function pick(choices: readonly string[], index: number): string {
  return choices[index % choices.length] ?? '';
}

/** Counts words; a no-break space is within one, before a mark. */
export function wordsIn(text: string): number {
  return text.split(/[^\S\u00A0\u202F]+/).filter(Boolean).length;
}

/** FNV-1a: equal requests get equal posts, different ones usually do not. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
