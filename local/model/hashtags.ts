import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import type { Brief, Quote } from './brief.ts';
import { nounOf } from './subject.ts';

/** Stop words, which no reader would search for. */
const PLAIN = new Set([
  ...[dutch, french, german, italian, portuguese, spanish].flat(),
  ...'a an the our your my his her its their this that these those and or but so very really too also just only even still much more most best great good nice is are was were be been am it i we you he she they me us them of for in on at to from with without by as if than then when what who how not no never all any some every each one two have has had do does did can could will would should get got new about what we make love loved loves like likes feel feels felt fast lang lange langer kurz gut gute guter super sehr larga largo muy buena bueno bonne très longue unsere unseren unserer unserem neue neuer neues nouveau nouvelle nuovo nuova novo nova onze jullie nieuw nieuwe'.split(
    ' ',
  ),
]);

/** Topics of the post, as single words and compounds, most specific first. */
export function topicsOf({ subject, quotes }: Brief): string[] {
  const named = wordsIn(nounOf(subject));
  const compound = named.length > 1 && named.length <= 3 ? [named.join(' ')] : [];
  return [
    ...new Set(
      [...compound, ...named.toReversed(), ...sharedNouns(quotes)].map((it) => it.toLowerCase()),
    ),
  ];
}

/** Fewest quotes that share a noun. */
const FEW = 2;

/** A word behind a definite article, and the word behind it: an adjective has its noun there. */
const NOUN =
  /(?<!\p{L})(?:the|our|their|der|die|das|dem|den|les?|la|el|los|las|il|gli|het|os?|as) (?<noun>\p{L}{4,20})(?![\p{L}\]-])(?: (?<next>\p{L}+))?/giu;

/** Nouns that several quotes share, most shared first. */
function sharedNouns(quotes: readonly Quote[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of quotes) {
    const nouns = [...text.matchAll(NOUN)].flatMap(({ groups: { noun = '', next = '' } = {} }) =>
      next === '' || PLAIN.has(next.toLowerCase()) ? noun.toLowerCase() : [],
    );
    for (const noun of new Set(nouns.flatMap(wordsIn)))
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= FEW)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([noun]) => noun);
}

export const hashtagsOf = (brief: Brief, count: number): string =>
  topicsOf(brief).slice(0, count).map(asHashtag).join(' ');

const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []).filter(
    (word) => word.length > 2 && !PLAIN.has(word.toLowerCase()),
  );

export const asHashtag = (topic: string): string =>
  `#${topic.replace(/(?:^| )(\S)/g, (_, letter: string) => letter.toUpperCase())}`;
