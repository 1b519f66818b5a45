import type { Brief } from './brief.ts';
import { asHashtag, topicsOf } from './hashtags.ts';
import { filled, inMarks, type Opening, type Voice } from './phrases/phrases.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { composeReply, hookOf } from './post.ts';
import { habitsOf } from './platform-habits.ts';
import { capitalized } from './subject.ts';

/** A post in paragraphs: its opening first, its hashtags last if it has some. */
type Rework = (paragraphs: readonly string[], brief: Brief) => readonly string[];

const TRANSLATE = 'Translate the post';

/** Reworks of the demo model, by the first words of the instructions in `src/domain/posts/refine.ts`. */
const REWORKS: readonly (readonly [string, Rework])[] = [
  ['Rewrite the post about a third shorter', shorter],
  ['Rewrite the post about a third longer', longer],
  ['Rewrite the post in a warmer voice', inVoice('empathetic')],
  [
    'Rewrite the post in a more formal voice',
    (all, brief) => inVoice('professional')(all.map(calm), brief),
  ],
  ['Rewrite the post in simpler words', simpler],
  ['Replace the opening', anotherOpening],
  [
    'Add one call to action',
    (all, brief) => beforeEnd(all, phrasesOf(brief.language).callsToAction.story, brief),
  ],
  ['Correct spelling', (all) => all.map((text) => text.replaceAll(/ {2,}/g, ' '))],
  ['Replace the hashtags', otherTags],
  [TRANSLATE, (all) => all],
  ['Write another version of the post. Open it with a question', otherVersion('question')],
  ['Write another version of the post. Open it with a number', otherVersion('number')],
  ['Write another version of the post. Open it with the moment', otherVersion('moment')],
  ['Write another version of the post. Open it with a contrast', otherVersion('contrast')],
  ['Write another version of the post. Open it with a customer', otherVersion()],
];

/**
 * Reworks a post, or a passage of it, as a follow-up asks; undefined if it asks for something else. A
 * whole post is written anew for a translation; the words of a passage stay as they are.
 */
export function rework(wish: string, post: string, brief: Brief): string | undefined {
  const passage = /given as a JSON string: ("(?:[^"\\]|\\.)*")/.exec(wish)?.[1];
  if (passage === undefined && wish.startsWith(TRANSLATE)) return composeReply(brief);
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
  const changed =
    change?.(paragraphs, brief) ?? beforeEnd(paragraphs, sayWish(own ?? '""', brief), brief);
  return [...changed, ...(part === '' ? [] : [part])].join('\n\n');
}

function sayWish(json: string, { language }: Brief): string {
  const phrases = phrasesOf(language);
  return filled(phrases.wish, { wish: inMarks(String(JSON.parse(json)), phrases) });
}

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
  const { paragraphs } = phrasesOf(brief.language);
  const next = paragraphs.find((it) => !all.includes(it)) ?? paragraphs[0] ?? '';
  return beforeEnd(all, next, brief);
}

function inVoice(tone: 'empathetic' | 'professional'): Rework {
  return (all, brief) => {
    const { hooks, turn } = phrasesOf(brief.language).voices[tone];
    return beforeEnd(withOpening(all, hookOf(hooks[0] ?? '', brief)), turn, brief);
  };
}

/** Replaces the opening; that of a video is the first line of its description. */
function withOpening([first = '', ...rest]: readonly string[], opening: string): readonly string[] {
  if (!first.startsWith('Title: ')) return [opening, ...rest].filter(Boolean);
  return [first, `Description:\n${opening || (rest[1] ?? '')}`, ...rest.slice(opening ? 1 : 2)];
}

/** True for a paragraph with a customer's words. */
const quotes = (text: string, { language }: Brief): boolean =>
  /\[q\d/.test(text) || text.includes(phrasesOf(language).marks[0]);

/** Another opening, and the sentences on quotes right behind it. */
function otherVersion(opening?: Opening): Rework {
  return (all, brief) => {
    const { openings } = phrasesOf(brief.language);
    const isQuote = (text: string) => quotes(text, brief);
    const [head, body] = all[0]?.startsWith('Title: ') ? [2, all.slice(2)] : [1, all.slice(1)];
    const moved = [...body.filter(isQuote), ...body.filter((it) => !isQuote(it))];
    return withOpening(
      [...all.slice(0, head), ...moved],
      opening ? hookOf(openings[opening], brief) : '',
    );
  };
}

const calm = (text: string): string =>
  text
    .replaceAll('¡', '')
    .replaceAll(/\u202F?!/g, '.')
    .replaceAll(/\p{Extended_Pictographic}\uFE0F? ?/gu, '');

/** Makes two sentences of one, but none of a customer's. */
function simpler(all: readonly string[], brief: Brief): readonly string[] {
  const { and } = phrasesOf(brief.language);
  const clause = new RegExp(String.raw`, ${and} (?=\p{L})`, 'gu');
  return all.map((it) =>
    quotes(it, brief) ? it : it.replaceAll(clause, `. ${capitalized(and)} `),
  );
}

function anotherOpening(all: readonly string[], brief: Brief): readonly string[] {
  const voices: readonly Voice[] = Object.values(phrasesOf(brief.language).voices);
  const hooks = voices.flatMap((voice) => voice.hooks.map((hook) => hookOf(hook, brief)));
  const at = hooks.findIndex((hook) => all.slice(0, 2).some((first) => first.endsWith(hook)));
  return withOpening(all, hooks[(at + 1) % hooks.length] ?? '');
}

function otherTags(all: readonly string[], brief: Brief): readonly string[] {
  const { hashtags } = habitsOf(brief.platform);
  const used = all.filter(isTags).join(' ').toLowerCase();
  const fresh = topicsOf(brief).filter((topic) => !used.includes(`#${topic.replaceAll(' ', '')}`));
  const own = brief.brand?.hashtags ?? [];
  const tags = [...fresh, phrasesOf(brief.language).searchTag].slice(0, hashtags).map(asHashtag);
  return [...all.filter((it) => !isTags(it)), [...own, ...tags].join(' ')];
}

/** Adds a paragraph behind all others but the sign-off and the hashtags. */
function beforeEnd(all: readonly string[], added: string, brief: Brief): readonly string[] {
  const end = all.findLastIndex((it) => !isEnd(it, brief)) + 1;
  return [...all.slice(0, end), added, ...all.slice(end)].filter(Boolean);
}

const isEnd = (paragraph: string, { brand }: Brief): boolean =>
  isTags(paragraph) || paragraph === brand?.signOff;
