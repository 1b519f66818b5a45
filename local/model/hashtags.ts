import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import type { Brief } from './brief.ts';
import { excerptsFrom } from './excerpts.ts';
import { linkIn, nounOf } from './subject.ts';

/** Stop words, which no reader would search for. */
const PLAIN = new Set([
  ...[dutch, french, german, italian, portuguese, spanish].flat(),
  ...'a an the our your my his her its their this that these those and or but so very really too also just only even still much more most best great good nice is are was were be been am it i we you he she they me us them of for in on at to from with without by as if than then when what who how not no never all any some every each one two have has had do does did can could will would should get got new about what we make love loved loves like likes feel feels felt fast lang lange langer kurz gut gute guter super sehr larga largo muy buena bueno bonne très longue'.split(
    ' ',
  ),
]);

/** Topics of the post, as single words and compounds, most specific first. */
export function topicsOf({ subject, quotes }: Brief): string[] {
  const about = subject === '' || nounOf(subject) === 'what we make' ? '' : nounOf(subject);
  const named = wordsIn(about.replace(linkIn(subject), ' '));
  const compound = named.length > 1 && named.length <= 3 ? [named.join(' ')] : [];
  const said = excerptsFrom(quotes).flatMap(({ phrase }) => wordsIn(phrase));
  return [...new Set([...compound, ...named.toReversed(), ...said].map((it) => it.toLowerCase()))];
}

export const hashtagsOf = (brief: Brief, count: number): string =>
  topicsOf(brief).slice(0, count).map(asHashtag).join(' ');

const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []).filter(
    (word) => word.length > 2 && !PLAIN.has(word.toLowerCase()),
  );

const asHashtag = (topic: string): string =>
  `#${topic.replace(/(?:^| )(\S)/g, (_, letter: string) => letter.toUpperCase())}`;
