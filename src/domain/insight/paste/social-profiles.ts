import type { Answers } from './reading.ts';
import type { PageLine } from './page-line.ts';
import { isDated } from './page-days.ts';
import { type Reviews, withWords } from './review.ts';
import { isRoleAlone } from './reply-words.ts';
import { range } from './line-counts.ts';

/** Fewest comments that show the layout. */
const FEWEST = 2;

/** The picture and the name of an account, with the lines down to the next ones. */
interface Block {
  readonly account: string;
  /** The index of the name. */
  readonly at: number;
  readonly end: number;
  /** The index of the day below the words; -1 if there is none. */
  readonly date: number;
}

/**
 * Reads comments below a post, as networks for pictures show them: `Foto del perfil de jana_k`,
 * `jana_k`, the words, then the day and buttons. The account that the post is from answers customers.
 */
export function readProfiles(lines: readonly PageLine[], { own }: Answers): Reviews | undefined {
  const blocks = blocksIn(lines);
  const said = blocks.filter((block) => wordsOf(lines, block).length > 0);
  const others = blocks.filter(({ date }) => date === -1);
  if (said.length < FEWEST || others.length > said.length / 2) return undefined;
  const [first] = blocks;
  const poster = first && isPoster(lines, first) ? first.account : undefined;
  const ownNames = new Set(own ?? (poster === undefined ? [] : [poster]));
  const reviews = said.map((block) => {
    const words = wordsOf(lines, block);
    const text = words.map((at) => lines[at]?.text ?? '').join(' ');
    return {
      start: block.at,
      name: block.at,
      words: saysMore(text) ? words : [],
      facts: [block.date],
      isReply: ownNames.has(block.account) || isAnswer(lines, block),
    };
  });
  return { lines: withWords(lines, reviews), reviews };
}

function blocksIn(lines: readonly PageLine[]): readonly Block[] {
  const heads = lines.flatMap((_, at) => (isHead(lines, at) ? [at] : []));
  return heads.map((at, index) => {
    const end = heads[index + 1] === undefined ? lines.length : (heads[index + 1] ?? 0) - 1;
    const isDay = ({ kind, text }: PageLine) => kind === 'date' || isDated(text);
    const day = lines.slice(at + 1, end).findIndex(isDay);
    const date = day === -1 ? -1 : at + 1 + day;
    return { account: lines[at]?.text ?? '', at, end, date };
  });
}

/** True for a name without spaces below the words for its picture, which end or begin with it. */
function isHead(lines: readonly PageLine[], at: number): boolean {
  const name = lines[at]?.text ?? '';
  const above = lines[at - 1];
  if (above?.kind !== 'avatar' || !/^@?[\w.]{2,40}$/.test(name)) return false;
  return above.text.endsWith(` ${name}`) || above.text.startsWith(name);
}

/** True for the head of the post: `•` and `Follow` below the name, or words like a comment's. */
const isPoster = (lines: readonly PageLine[], { at, date, end }: Block): boolean =>
  date === -1 &&
  lines.slice(at + 1, end).some(({ kind }) => kind === 'button') &&
  lines.slice(at + 1, end).some(({ text }) => /^[•·]$/.test(text));

/** The lines between the name and the day, without badges: `Verified`, `Edited`. */
const wordsOf = (lines: readonly PageLine[], { at, date }: Block): readonly number[] =>
  date === -1
    ? []
    : range(at + 1, date).filter((it) => {
        const kind = lines[it]?.kind ?? 'sign';
        return !['badge', 'sign', 'reply', 'menu', 'avatar'].includes(kind);
      });

/** True below `Author`, which marks the account of the post. */
const isAnswer = (lines: readonly PageLine[], { at, date }: Block): boolean =>
  lines.slice(at + 1, date).some(({ text }) => isRoleAlone(text));

/** In words: a friend is called with fewer, as in `@jana_k look 👀`. */
const FEWEST_WORDS = 3;

/** True for a comment with words, beyond pictures and names of other accounts. */
function saysMore(text: string): boolean {
  const words = text.replace(/@[\w.]{1,40}/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= (text.startsWith('@') ? FEWEST_WORDS : 1);
}
