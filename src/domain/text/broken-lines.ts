import { normalForm } from './normal-form.ts';
import { type Replacement, replaceParts, type TextCopy } from './text-copy.ts';

/** The normal form with the words whole that the lines of a page divide: `won-\nderful`. */
export const wholeWords = (text: string): TextCopy => joinedWords(normalForm(text));

/** The same with the sentences whole that are certain to run on in the next line. */
export const wholeSentences = (text: string): TextCopy => joinedLines(wholeWords(text));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** First halves of words that are written with a hyphen: `well-known`, `peut-être`. */
const HYPHENATED = setOf(
  'well self non all half high low long short full part two three four five six eight ten first second third ' +
    'old new ex on off up in out over under easy ever ill best better much so semi multi pre post co mid anti ' +
    'one top close hard soft fast slow large small wide deep far family user eco gluten sugar dog child ' +
    'peut rendez celui celle ceux vingt trente quarante cinquante soixante quatre grand demi après avant sous ' +
    'bem mal recém segunda terça quarta quinta sexta',
);

/** Second halves that follow a hyphen: `dit-il`, `disse-me`. */
const ENCLITIC = setOf(
  'il elle on je tu nous vous ils elles ce ci là moi toi lui leur le la les me te se lhe lhes nos vos lo los las na no',
);

/** Words after a hyphen that stands for the rest of a word, `Vor- und Nachteile`. */
const AFTER_SUSPENDED = setOf('und oder bzw and or to et ou y o e en of bis');

/** Words after a hyphen that is a dash. */
const AFTER_DASH = setOf(
  'but aber mais pero ma maar mas sondern because weil which then dann when wenn',
);

const DIVIDED =
  /(?<![\p{L}\p{M}])(\p{L}\p{Ll}{1,30})-[ \t]{0,3}\n[ \t]{0,9}(\p{Ll}{2,30})(?![\p{L}\p{M}])/gu;

function joinedWords(copy: TextCopy): TextCopy {
  const { text } = copy;
  if (!/-[ \t]{0,3}\n/.test(text)) return copy;
  const parts: Replacement[] = [];
  const hyphenated = new Set(text.toLowerCase().match(/\p{L}{2,31}-\p{L}{2,30}/gu));
  for (const { 0: found, 1: left = '', 2: right = '', index } of text.matchAll(DIVIDED)) {
    const by = betweenHalves(left.toLowerCase(), right, hyphenated);
    const [start, end] = [index + left.length, index + found.length - right.length];
    if (by !== undefined) parts.push({ start, end, by });
  }
  return replaceParts(copy, parts);
}

/** Text between two halves if they weren't on two lines; undefined where they are two lines. */
function betweenHalves(
  left: string,
  right: string,
  hyphenated: ReadonlySet<string>,
): string | undefined {
  if (AFTER_DASH.has(right)) return undefined;
  if (AFTER_SUSPENDED.has(right)) return '- ';
  return HYPHENATED.has(left) || ENCLITIC.has(right) || hyphenated.has(`${left}-${right}`)
    ? '-'
    : '';
}

/** Words that end no statement: articles, prepositions, forms of "to be". */
const OPEN = setOf(
  'a an the of to and or but is was were are be been am has had my our their his its your very with from by ' +
    'for at as than that which who because if when while ' +
    'der die das ein eine einen einem einer dem den des und oder aber ist war sind waren wurde sehr mit von für ' +
    'auf im am beim zum zur unser unsere mein meine ihr ihre dass weil wenn ' +
    'le les un une des du de la et ou est était étaient sont très avec pour dans sur mon ma mes nos que qui ' +
    'el los las una del y o es era fue eran muy con para en mi su que ' +
    'il lo gli uno della del di e è era sono molto con per nel nella il mio la mia che ' +
    'het een van en of is waren zeer heel met voor op mijn onze dat die ' +
    'os as um uma do da e é foi eram muito com para em meu minha que',
);

/** In UTF-16 units, of the lines of a page or of one of its columns. */
const NARROWEST = 25;
const FEWEST_LINES = 3;
/** Share of the width that each line fills with the first word of the next. */
const FILLED = 0.8;

function joinedLines(copy: TextCopy): TextCopy {
  const { text } = copy;
  if (!/[\p{L}\p{N},]\n\p{Ll}/u.test(text)) return copy;
  const parts: Replacement[] = [];
  for (const { 0: paragraph, index } of text.matchAll(/[^\n]+(?:\n[^\n]+)+/g)) {
    const lines = paragraph.split('\n');
    const isFilled = areFilled(lines);
    let end = index;
    for (const [at, line] of lines.entries()) {
      end += line.length + 1;
      const next = lines[at + 1];
      if (next !== undefined && runsOn(line, next, isFilled))
        parts.push({ start: end - 1, end, by: ' ' });
    }
  }
  return replaceParts(copy, parts);
}

/** True for lines that a program filled with words: none has room for the first of the next. */
function areFilled(lines: readonly string[]): boolean {
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (lines.length < FEWEST_LINES || width < NARROWEST) return false;
  return lines
    .slice(0, -1)
    .every((line, at) => line.length + 1 + firstWord(lines[at + 1] ?? '').length > width * FILLED);
}

function runsOn(line: string, next: string, isFilled: boolean): boolean {
  if (!/^\p{Ll}/u.test(next) || !/[\p{L}\p{N},]$/u.test(line)) return false;
  return isFilled || OPEN.has(lastWord(line).toLowerCase());
}

const firstWord = (line: string): string => /^\S{1,40}/.exec(line)?.[0] ?? '';
const lastWord = (line: string): string => line.slice(line.lastIndexOf(' ') + 1);
