import type { Brief, Length } from './brief.ts';
import { excerptsFrom } from './excerpts.ts';
import {
  AUDIENCE_FRAMES,
  FIRST_QUOTE_FRAMES,
  PARAGRAPHS,
  MORE_QUOTE_FRAMES,
  TAG_FRAMES,
  VOICES,
} from './phrases.ts';
import { hashtagsOf, topicsOf } from './hashtags.ts';
import { habitsOf } from './platform-habits.ts';
import { linkIn, nounOf } from './subject.ts';

/** Target word counts, not including the closing lines. */
const WORDS = { short: 55, medium: 190, long: 500 } as const satisfies Record<Length, number>;
const MOST_QUOTES = { short: 2, medium: 4, long: 7 } as const satisfies Record<Length, number>;

/** Composes a complete reply to the app's prompt. Deterministic for a given brief. */
export function composeReply(brief: Brief): string {
  const variant = hashOf(JSON.stringify(brief));
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
  const tags = [...topicsOf(brief).slice(0, MOST_SEARCH_TAGS), 'in your own words'];
  return `Title: ${titleOf(brief)}\n\nDescription:\n${description}\n\nTags: ${tags.join(', ')}`;
}

const MOST_SEARCH_TAGS = 8;

const joined = (paragraphs: readonly string[]) => paragraphs.filter(Boolean).join('\n\n');

function openingOf(brief: Brief, variant: number): string[] {
  const emoji = habitsOf(brief.platform).emoji && brief.brand?.emoji !== 'none';
  const voice = voiceOf(brief.tone);
  const hook = pick(voice.hooks, variant).replace('{subject}', () => nounOf(brief.subject));
  const marked = emoji && voice.emoji ? `${voice.emoji} ${hook}` : hook;
  return [marked, ...quoteParagraphs(brief, variant)];
}

const TITLE_LENGTH = 60;

function titleOf({ subject }: Brief): string {
  const title = `${nounOf(subject)}: in your own words`;
  const fitting = title.length <= TITLE_LENGTH ? title : 'What customers really say';
  return fitting.charAt(0).toUpperCase() + fitting.slice(1);
}

const QUOTES_PER_PARAGRAPH = 3;

function quoteParagraphs(brief: Brief, variant: number): string[] {
  const lines = quoteLines(brief, variant);
  const count = Math.ceil(lines.length / QUOTES_PER_PARAGRAPH);
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * QUOTES_PER_PARAGRAPH, (index + 1) * QUOTES_PER_PARAGRAPH).join(' '),
  );
}

function quoteLines({ quotes, length, marks }: Brief, variant: number): string[] {
  return excerptsFrom(quotes)
    .slice(0, MOST_QUOTES[length])
    .map(({ phrase, id }, index) => {
      const frames = index === 0 ? FIRST_QUOTE_FRAMES : MORE_QUOTE_FRAMES;
      const line = pick(frames, variant + index).replace('{quote}', () => phrase);
      return marks ? `${line} [q${id}]` : line;
    });
}

/** Candidate paragraphs between opening and closing, most relevant first. */
function bodyOf(brief: Brief, variant: number): string[] {
  return [
    voiceOf(brief.tone).turn,
    ...(brief.audience === ''
      ? []
      : [pick(AUDIENCE_FRAMES, variant).replace('{audience}', () => brief.audience)]),
    ...brief.tags
      .slice(0, TAG_FRAMES.length)
      .map((tag, index) =>
        pick(TAG_FRAMES, variant + index).replace('{tag}', () => inSentence(tag)),
      ),
    ...PARAGRAPHS.map((_, index) => pick(PARAGRAPHS, variant + index)),
  ];
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
  const { tone, platform, subject, brand } = brief;
  const link = linkIn(subject) || (brand?.link ?? '');
  return [
    `${voiceOf(tone).close} ${habitsOf(platform).callToAction}`,
    brand && brand.always.length > 0 ? `As always: ${brand.always.join(', ')}.` : '',
    link === '' ? '' : `More: ${link}`,
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
    `A bright, natural photograph about ${nounOf(brief.subject)}, made for ${habitsOf(brief.platform).name}. One person in daylight, relaxed and ${brief.tone || 'friendly'}, seen from the side. Soft shadows, warm colours, a calm background with room for a headline. No lettering, no logos.`,
  ].join('\n');
}

function videoScript(brief: Brief): string {
  const [first] = excerptsFrom(brief.quotes);
  const quote = first?.phrase ?? 'In your own words.';
  return [
    'VIDEO SCRIPT:',
    `0:00 Close-up, daylight. Title: ${titleOf(brief)}.`,
    `0:04 Hands at work. Voice: “${quote}”`,
    `0:09 A smile, seen from the side. Voice: ${voiceOf(brief.tone).turn}`,
    `0:14 Product on a table, slow zoom. Voice: ${voiceOf(brief.tone).close}`,
    '0:18 End card with the name and the address.',
  ].join('\n');
}

function voiceOf(tone: string) {
  return VOICES[tone] ?? CONVERSATIONAL;
}

const CONVERSATIONAL = VOICES['conversational'] ?? { hooks: [], turn: '', close: '', emoji: '' };

function pick(choices: readonly string[], index: number): string {
  return choices[index % choices.length] ?? '';
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** FNV-1a: equal requests get equal posts, different ones usually do not. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
