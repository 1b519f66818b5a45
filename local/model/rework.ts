import type { Brief } from './brief.ts';
import { asHashtag, topicsOf } from './hashtags.ts';
import { PARAGRAPHS, VOICES } from './phrases.ts';
import { habitsOf } from './platform-habits.ts';
import { nounOf } from './subject.ts';

/** A post in paragraphs: its opening first, its hashtags last if it has some. */
type Rework = (paragraphs: readonly string[], brief: Brief) => readonly string[];

/** Reworks of the demo model, by the first words of the instructions in `src/domain/posts/refine.ts`. */
const REWORKS: readonly (readonly [string, Rework])[] = [
  ['Rewrite the post about a third shorter', shorter],
  ['Rewrite the post about a third longer', longer],
  ['Rewrite the post in a warmer voice', inVoice('empathetic')],
  [
    'Rewrite the post in a more formal voice',
    (all, brief) => inVoice('professional')(all.map(calm), brief),
  ],
  ['Rewrite the post in simpler words', (all) => all.map(simpler)],
  ['Replace the opening', anotherOpening],
  [
    'Add one call to action',
    (all, brief) => beforeEnd(all, 'Tell us your own story in the comments.', brief),
  ],
  ['Correct spelling', (all) => all.map((text) => text.replaceAll(/ {2,}/g, ' '))],
  ['Replace the hashtags', otherTags],
  ['Translate the post', (all) => all],
  [
    'Write another version of the post. Open it with a question',
    otherVersion(({ noun }) => `What do people remember about ${noun}?`),
  ],
  [
    'Write another version of the post. Open it with a number',
    otherVersion(({ count, noun }) => `${count} customers’ words about ${noun}, in one post.`),
  ],
  [
    'Write another version of the post. Open it with the moment',
    otherVersion(() => 'It began with one sentence from a customer.'),
  ],
  [
    'Write another version of the post. Open it with a contrast',
    otherVersion(
      ({ noun }) => `There is what we say about ${noun}. And there is what customers say.`,
    ),
  ],
  ['Write another version of the post. Open it with a customer', otherVersion(() => '')],
];

/** Reworks a post, or a passage of it, as a follow-up asks; undefined if it asks for something else. */
export function rework(wish: string, post: string, brief: Brief): string | undefined {
  const passage = /given as a JSON string: ("(?:[^"\\]|\\.)*")/.exec(wish)?.[1];
  return passage === undefined
    ? reworkText(wish, post, brief)
    : reworkText(wish, String(JSON.parse(passage)), brief);
}

function reworkText(wish: string, post: string, brief: Brief): string | undefined {
  const own = /^Rework the post as the user wishes: ("(?:[^"\\]|\\.)*")/.exec(wish)?.[1];
  const [, change] = REWORKS.find(([start]) => wish.startsWith(start)) ?? [];
  if (own === undefined && !change) return undefined;
  const at = post.search(/^(?:IMAGE PROMPT|VIDEO SCRIPT):/m);
  const [text, part] = at === -1 ? [post, ''] : [post.slice(0, at).trim(), post.slice(at)];
  const paragraphs = text.split('\n\n');
  const changed = change?.(paragraphs, brief) ?? beforeEnd(paragraphs, sayWish(own ?? '""'), brief);
  return [...changed, ...(part === '' ? [] : [part])].join('\n\n');
}

const sayWish = (json: string): string =>
  `A language model would now follow your words: “${JSON.parse(json)}”.`;

const isTags = (paragraph: string) => paragraph.startsWith('#');

/** Leaves out the last plain paragraph, or half of the sentences of the longest one. */
function shorter(all: readonly string[], brief: Brief): readonly string[] {
  const plain = all.findLastIndex((it, at) => at > 0 && !isEnd(it, brief) && !/\[q\d/.test(it));
  if (plain !== -1) return all.filter((_, at) => at !== plain);
  const longest = Math.max(...all.map(({ length }) => length));
  return all.map((it) => (it.length === longest ? firstHalf(it) : it));
}

function firstHalf(text: string): string {
  const sentences = text.match(/.+?[.!?”](?: \[q[^\]]+\])?(?:\s|$)/gs) ?? [text];
  return sentences
    .slice(0, Math.ceil(sentences.length / 2))
    .join('')
    .trim();
}

function longer(all: readonly string[], brief: Brief): readonly string[] {
  const next = PARAGRAPHS.find((it) => !all.includes(it)) ?? PARAGRAPHS[0];
  return beforeEnd(all, next, brief);
}

function inVoice(tone: string): Rework {
  return (all, brief) => {
    const voice = VOICES[tone];
    const hook = voice?.hooks[0] ?? '';
    const opening = hook.replace('{subject}', () => nounOf(brief.subject));
    return beforeEnd(withOpening(all, opening), voice?.turn ?? '', brief);
  };
}

/** Replaces the opening; that of a video is the first line of its description. */
function withOpening([first = '', ...rest]: readonly string[], opening: string): readonly string[] {
  if (!first.startsWith('Title: ')) return [opening, ...rest].filter(Boolean);
  return [first, `Description:\n${opening || (rest[1] ?? '')}`, ...rest.slice(opening ? 1 : 2)];
}

/** Another opening, and the sentences on quotes right behind it. */
function otherVersion(opening: (about: { noun: string; count: number }) => string): Rework {
  return (all, brief) => {
    const about = { noun: nounOf(brief.subject), count: brief.quotes.length };
    const isQuote = (text: string) => /\[q\d/.test(text) || text.includes('“');
    const [head, body] = all[0]?.startsWith('Title: ') ? [2, all.slice(2)] : [1, all.slice(1)];
    const moved = [...body.filter(isQuote), ...body.filter((it) => !isQuote(it))];
    return withOpening([...all.slice(0, head), ...moved], opening(about));
  };
}

const calm = (text: string): string =>
  text.replaceAll('!', '.').replaceAll(/\p{Extended_Pictographic}\uFE0F? ?/gu, '');

const simpler = (text: string): string =>
  text.replaceAll(/, and (\p{L})/gu, (_, letter: string) => `. And ${letter}`);

function anotherOpening(all: readonly string[], brief: Brief): readonly string[] {
  const hooks = Object.values(VOICES).flatMap((voice) => voice.hooks);
  const filled = hooks.map((hook) => hook.replace('{subject}', () => nounOf(brief.subject)));
  const at = filled.findIndex((hook) => all.slice(0, 2).some((first) => first.endsWith(hook)));
  return withOpening(all, filled[(at + 1) % filled.length] ?? '');
}

function otherTags(all: readonly string[], brief: Brief): readonly string[] {
  const { hashtags } = habitsOf(brief.platform);
  const used = all.filter(isTags).join(' ').toLowerCase();
  const fresh = topicsOf(brief).filter((topic) => !used.includes(`#${topic.replaceAll(' ', '')}`));
  const own = brief.brand?.hashtags ?? [];
  const tags = [...fresh, 'in your own words'].slice(0, hashtags).map(asHashtag);
  return [...all.filter((it) => !isTags(it)), [...own, ...tags].join(' ')];
}

/** Adds a paragraph behind all others but the sign-off and the hashtags. */
function beforeEnd(all: readonly string[], added: string, brief: Brief): readonly string[] {
  const end = all.findLastIndex((it) => !isEnd(it, brief)) + 1;
  return [...all.slice(0, end), added, ...all.slice(end)].filter(Boolean);
}

const isEnd = (paragraph: string, { brand }: Brief): boolean =>
  isTags(paragraph) || paragraph === brand?.signOff;
