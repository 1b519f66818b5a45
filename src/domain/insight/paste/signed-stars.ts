import { isNobody, mayBeName } from './names.ts';
import { readStars } from './stars.ts';

interface Rated {
  readonly words: string;
  readonly name: string | undefined;
  readonly rating: number;
  /** All other text of the line. */
  readonly rest: string;
}

/** In UTF-16 units. */
const LONGEST_END = 90;

/** Brackets or a dash at the end of a line: `(Encarna, ★★★★★)`, `– Iñaki L., 4/5`. */
const END = /\s(?:[([](?<inside>[^()[\]]{3,80})[)\]]|[–—] ?(?<behind>[^–—]{3,80}))\.?$/u;

/** Words with their author and stars behind them, on one line. */
export function signedWithStars(line: string): Rated | undefined {
  const match = END.exec(line.slice(-LONGEST_END));
  const end = match?.groups?.['inside'] ?? match?.groups?.['behind'];
  if (!match || end === undefined) return undefined;
  const words = line.slice(0, line.length - match[0].length).trim();
  const parts = end.split(/\s?[,;|·]\s/);
  const starred = parts.map((part) => readStars(part.trim()));
  const stars = starred.flatMap((it) => (it?.rest === '' && it.bare === undefined ? [it] : []));
  const [name = '', more] = parts.filter((_, at) => starred[at]?.rest !== '');
  const isSigned = stars.length === 1 && more === undefined && (name === '' || mayBeName(name));
  if (!isSigned || words === '') return undefined;
  const isNamed = /^[\p{Lu}@]|[_\d]/u.test(name) && !isNobody(name);
  const [{ rating } = { rating: 0 }] = stars;
  return { words: unwrapped(words), name: isNamed ? name.trim() : undefined, rating, rest: end };
}

/** Without the quotation marks around the whole. */
const unwrapped = (words: string): string =>
  /^["“«„](?<inside>[^"“”«»„]+)["”»“]$/u.exec(words)?.groups?.['inside']?.trim() ?? words;
