import type { Brief, Length } from './brief.ts';
import { excerptsFrom } from './excerpts.ts';
import { AUDIENCE_FRAMES, PARAGRAPHS, QUOTE_FRAMES, TAG_FRAMES, VOICES } from './phrases.ts';
import { habitsOf, hashtagsFor } from './platform-habits.ts';

export const DEMO_LINE = '(Demo text, written on this machine without a language model.)';

/** Words to reach; the closing lines come on top. */
const WORDS = { short: 55, medium: 190, long: 500 } as const satisfies Record<Length, number>;
const MOST_QUOTES = { short: 2, medium: 4, long: 7 } as const satisfies Record<Length, number>;

/** A whole reply to the app's prompt. The same brief gives the same reply. */
export function composeReply(brief: Brief): string {
  const variant = hashOf(JSON.stringify(brief));
  return [composePost(brief, variant), ...secondPart(brief)].join('\n\n');
}

function composePost(brief: Brief, variant: number): string {
  const closing = closingOf(brief);
  const opening = openingOf(brief, variant);
  const room = brief.maxCharacters - joined([...opening, ...closing]).length;
  const needed = WORDS[brief.length] - wordsIn(joined(opening));
  return joined([...opening, ...fill(bodyOf(brief, variant), needed, room), ...closing]);
}

const joined = (paragraphs: readonly string[]) => paragraphs.filter(Boolean).join('\n\n');

function openingOf(brief: Brief, variant: number): string[] {
  const { emoji, title } = habitsOf(brief.platform);
  const voice = voiceOf(brief.tone);
  const hook = pick(voice.hooks, variant).replace('{subject}', () => subjectOf(brief));
  const [first, ...more] = quoteLines(brief, variant);
  return [
    title ? titleOf(brief) : '',
    emoji && voice.emoji ? `${voice.emoji} ${hook}` : hook,
    ...(first ? [[first, ...more].join(' ')] : []),
  ];
}

function subjectOf({ subject }: Brief): string {
  return subject === '' ? 'what we make' : subject.replace(/[.!?\s]+$/, '');
}

const TITLE_LENGTH = 60;

function titleOf(brief: Brief): string {
  const title = `${subjectOf(brief)}: in your own words`;
  const fitting = title.length <= TITLE_LENGTH ? title : 'What customers really say';
  return fitting.charAt(0).toUpperCase() + fitting.slice(1);
}

function quoteLines({ quotes, length }: Brief, variant: number): string[] {
  return excerptsFrom(quotes)
    .slice(0, MOST_QUOTES[length])
    .map((quote, index) => pick(QUOTE_FRAMES, variant + index).replace('{quote}', () => quote));
}

/** Everything that may stand between opening and closing, most telling first. */
function bodyOf(brief: Brief, variant: number): string[] {
  return [
    voiceOf(brief.tone).turn,
    ...(brief.audience === ''
      ? []
      : [pick(AUDIENCE_FRAMES, variant).replace('{audience}', () => brief.audience)]),
    ...brief.tags
      .slice(0, TAG_FRAMES.length)
      .map((tag, index) =>
        pick(TAG_FRAMES, variant + index).replace('{tag}', () => tag.toLowerCase()),
      ),
    ...PARAGRAPHS.map((_, index) => pick(PARAGRAPHS, variant + index)),
  ];
}

/** As many paragraphs as are needed, as long as there is room for them. */
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

function closingOf({ tone, platform, tags }: Brief): string[] {
  return [
    `${voiceOf(tone).close} ${habitsOf(platform).callToAction}`,
    hashtagsFor(platform, tags),
    DEMO_LINE,
  ];
}

function secondPart(brief: Brief): string[] {
  if (brief.contentType === 'image') return [imagePrompt(brief)];
  return brief.contentType === 'video' ? [videoScript(brief)] : [];
}

function imagePrompt(brief: Brief): string {
  return [
    'IMAGE PROMPT:',
    `A bright, natural photograph about ${subjectOf(brief)}, made for ${brief.platform}. One person in daylight, relaxed and ${brief.tone || 'friendly'}, seen from the side. Soft shadows, warm colours, a calm background with room for a headline. No lettering, no logos.`,
  ].join('\n');
}

function videoScript(brief: Brief): string {
  const [quote = 'In your own words.'] = excerptsFrom(brief.quotes);
  return [
    'VIDEO SCRIPT:',
    `0:00 Close-up, daylight. Title: ${titleOf({ ...brief, subject: brief.subject.slice(0, 40) })}.`,
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
