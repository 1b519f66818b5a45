import { isWriter, mayBeName } from '../lines/names.ts';
import type { LineKind, PageLine } from './page-line.ts';
import { isBadge, isDetail, isFirstPerson, isPageHeading } from '../lines/page-words.ts';
import { isCountry } from '../lines/places.ts';
import { isReplyHeading } from '../lines/reply-words.ts';
import { dateIn, datesReview, isWhen, splitWhen } from '../lines/when.ts';

const BY =
  /^[–—-]{0,2}\s?(?:(?:listing |customer |product )?(?:review(?:ed)?|bewertung|bewertet|rezension|avis|reseña|opinión|recensione|recensie|avaliação|written|posted|feedback left|\p{L}{5,14}(?:ado|ada|ato|ata|é|ée|t|en|ed)) )?(?:by|von|par|por|door|di|da)(?: buyer| einer?)?:? (?<name>.{1,60}?)(?: (?:on|am|le|el|il|op|em))?$/iu;
const WROTE =
  /^(?<name>.{1,50}?) (?:wrote a review|hat eine bewertung (?:geschrieben|abgegeben)|a (?:écrit|publié|rédigé) un avis|escribió una (?:opinión|reseña)|ha scritto una recensione|heeft een (?:beoordeling|review|recensie) geschreven|schreef een (?:beoordeling|review|recensie)|escreveu uma avaliação|(?:recommends|doesn.t recommend|does not recommend|empfiehlt|recommande|ne recommande pas|recomienda|no recomienda|consiglia|non consiglia|recomenda|não recomenda) .{2,60}?\.?)(?:[\s(·–—-]{1,3}(?<when>\S.{2,40}?)\)?)?$/iu;
/** The same in Polish, Dutch and Swedish: `Jan Jansen raadt Bakkerij Smit aan.` */
const RECOMMENDED =
  /^(?<name>\p{Lu}[\p{L}’'-]{0,25}(?: [\p{L}’'.-]{1,25}){1,4}?) (?:(?:nie )?poleca (?:stronę |strony |firmę |firmy )?\p{Lu}[^.!?]{1,60}|(?:raadt|beveelt) \p{Lu}[^.!?]{1,60} aan|rekommenderar (?:inte )?\p{Lu}[^.!?]{1,60})\.?$/u;
/** `c***a (231)- Feedback left by buyer`. */
const BUYER = /^(?<name>\S{1,30}) ?\(\d{1,7}\) ?[-–] ?\p{L}.{3,60}$/u;

/** A line with the author and date of a review, in either order. */
export function bylineOf(line: string): LineKind | undefined {
  if (
    line.length > 110 ||
    /^(?:affichage|showing|mostrando|anzeige) (?:de |von |da )?\d/i.test(line) ||
    /(?:last|past|letzten|derniers|últimos|ultimi|afgelopen|laatste) \d/iu.test(line)
  )
    return undefined;
  const isRecommended = RECOMMENDED.test(line);
  const wrote = (WROTE.exec(line) ?? RECOMMENDED.exec(line) ?? BUYER.exec(line))?.groups;
  if (
    wrote?.['name'] !== undefined &&
    !isPhrase(wrote['name']) &&
    (!isRecommended || isWriter(wrote['name']) || / \p{Lu}\S*$/u.test(wrote['name']))
  ) {
    const { name, when } = wrote;
    return { kind: 'byline', name: name.trim(), date: when && dateIn(when) };
  }
  const writer = REVIEW_OF.exec(line)?.groups?.['name'];
  if (writer !== undefined) return { kind: 'byline', name: writer, date: dateIn(line) };
  const thread = THREADED.exec(line)?.groups;
  if (thread?.['name'] !== undefined) return { kind: 'byline', name: thread['name'] };
  const polite = POLITE.exec(line)?.groups?.['name'];
  if (polite !== undefined && mayBeName(polite)) return { kind: 'byline', name: polite };
  const reviewer = REVIEWED_BY.exec(line)?.groups?.['name'];
  if (reviewer !== undefined) return { kind: 'byline', name: reviewer, date: dateIn(line) };
  const parts = splitWhen(line);
  if (parts && isCountry(countryOf(parts.who))) return { kind: 'date', date: dateIn(parts.when) };
  const by = BY.exec(parts?.who ?? line)?.groups?.['name'];
  const name = (by ?? firstOf(parts?.who.replace(/^[–—-]{1,2}\s?/, '') ?? ''))
    .replace(FROM_PLACE, '')
    .replace(/ ?\((?<badge>[^()]{3,30})\)$/u, (aside, badge) => (isBadge(badge) ? '' : aside))
    .trim();
  if (by === undefined && /\p{L}{4,}\.$/u.test(line)) return undefined;
  if (!/\p{L}/u.test(name) || !mayBeName(name) || isWhen(name)) return undefined;
  // Without such a word, a name is recognised by its form: `5 nights · May 2026` has none.
  if (by === undefined && !/^(?:\p{Lu}|@)/u.test(name) && !isWriter(name)) return undefined;
  if (
    parts === undefined &&
    (by === undefined || !(/^(?:\p{Lu}|\S*\d)/u.test(name) || isWriter(name)))
  )
    return undefined;
  if (
    by === undefined &&
    (isBesideDate(name) || DURING.test(parts?.who ?? '') || /^for an? /i.test(parts?.when ?? ''))
  )
    return undefined;
  return { kind: 'byline', name, date: parts && dateIn(parts.when) };
}

/** `max & the cat , 01/29/2026`: an app store has a space on both sides of its comma. */
const NICKNAMED = /^(?<name>\S.{0,39}) , (?<when>\d{1,2}[/.]\d{1,2}[/.]\d{4})$/u;

/** `United Kingdom` of `Leeds, United Kingdom, 2 days ago`: the home of a customer whose name is apart. */
const countryOf = (who: string): string =>
  /^\p{Lu}[^,]{1,30}, (?<country>\p{Lu}[^,]{2,30}),\s?$/u.exec(who)?.groups?.['country'] ?? '';

/** Fewest names with a day on the same line, as a page signs its reviews. */
const FEWEST_SIGNED = 2;

/** A name in any form, and the day behind it. */
const NAMED_DAYS = [
  /^(?<name>[^\s\d]\S{0,29}) (?<when>\S.{5,30})$/u,
  /^(?<name>[^\s\d]\S{0,29} \S{1,20}) (?<when>\S.{5,30})$/u,
];

/** Recognises names of any form before a day where the page signs other reviews like that. */
export function withDatedNames(lines: readonly PageLine[]): PageLine[] {
  const isSigned = (line: PageLine) =>
    line.kind === 'byline' && line.date !== undefined && line.text.startsWith(line.name);
  const signed = lines.filter(isSigned);
  if (signed.length < FEWEST_SIGNED) return [...lines];
  const isNicknamed = signed.filter(({ text }) => NICKNAMED.test(text)).length >= FEWEST_SIGNED;
  return lines.map((line, at) => {
    if (line.kind !== 'text' && line.kind !== 'date') return line;
    const nick = isNicknamed ? NICKNAMED.exec(line.text)?.groups : undefined;
    if (nick) {
      const { name = '', when = '' } = nick;
      return { ...line, kind: 'byline', name, date: dateIn(when) };
    }
    // `arrived 3 weeks ago`, behind words without a stop
    const before = lines[at - 1];
    const goesOn =
      /^\p{Ll}+ /u.test(line.text) &&
      before?.kind === 'text' &&
      !/[.!?…]["”»)]?$/u.test(before.text);
    if (goesOn && !line.isApart) return line;
    const parts = NAMED_DAYS.map((form) => form.exec(line.text)?.groups ?? {});
    const { name = '', when = '' } = parts.find((part) => isWhen(part['when'] ?? '')) ?? {};
    const isNamed = when !== '' && !isPhrase(name.replace(/^\p{Ll}/u, (it) => it.toUpperCase()));
    const isDay = line.kind === 'date' && !/^\p{Lu}\p{Ll}$/u.test(name);
    return isNamed && !isDay
      ? { kind: 'byline', name, date: dateIn(when), text: line.text, isApart: line.isApart }
      : line;
  });
}

/** `Je` of `Je recommande ce restaurant`, `94%`, `Joli, je`: no name. */
const isPhrase = (name: string): boolean =>
  /[,.!?%]\s|%/.test(name) || isFirstPerson(name) || !/^[\p{Lu}\d@]|\*\*|[_\d]|\p{Lo}/u.test(name);

/** `Driver` of `Driver (Current Employee) - Hull`: the words before a home. */
const firstOf = (who: string): string =>
  /^(?<first>\p{Lu}[^–-]{1,60}) - \p{Lu}[\p{L} ,.’'-]{1,40}$/u.exec(who)?.groups?.['first'] ?? who;

/** `Avis de Solenn, publié le 02/07/2026`. */
const REVIEW_OF =
  /^(?:[Aa]vis|[Oo]pinión|[Rr]eseña|[Rr]ecensione|[Oo]pinião|[Aa]valiação|[Bb]eoordeling|[Rr]ecensie|[Rr]eview)(?: client)? (?:de |di |van |d[’'])(?<name>\p{Lu}[^,]{1,40}), (?:\p{L}+ ){0,4}\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

export const isReviewOf = (line: string): boolean => line.length <= 110 && REVIEW_OF.test(line);

/** `[–]hexkey 12 points 3 months ago`. */
const THREADED =
  /^\[[–+-]\]\s?(?<name>[\w-]{3,30})(?: ?\[[^\]]{1,20}\])? \S{1,12} points? .{3,40}$/u;

/** `ゆきうさぎさん [女性/40代]`: a name with its polite ending and a description. */
const POLITE = /^(?<name>\S.{0,25}?) ?(?:さん|님)\s?[[(［（][^\])］）]{1,25}[\])］）]$/u;

/** `Avis du 12/04/2026, suite à une expérience du 02/04/2026 par Sylvie T.` */
const REVIEWED_BY =
  /^(?:avis|review(?:ed)?|bewert(?:ung|et)|rezension|opinión|reseña|recensione|avaliação)(?!\p{L})[^.!?]{0,60}\d.{0,40}\s(?:par|by|von|por|da|door|di)\s(?<name>\p{Lu}[^\d,]{1,40})$/iu;

/** `Smelled of glue for`: a sentence with a length of time, not a name with a day. */
const DURING =
  /\p{Ll} (?:for|since|after|within|over|of|für|seit|nach|pour|depuis|après|pendant|por|desde|durante|tras|per|da|dopo|voor|sinds|na|após)$/u;

const FROM_PLACE = /(?:,? (?:aus|from|uit)|,) \p{Lu}.{1,40}$/u;

/** True for words before a date that aren't a name. */
const isBesideDate = (name: string): boolean =>
  isPageHeading(name) ||
  datesReview(`${name} 3 May 2024`) ||
  isReplyHeading(name) ||
  isDetail(name) ||
  isBadge(name);
