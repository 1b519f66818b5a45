import { isPrices } from '../lines/line-shapes.ts';
import { withoutOriginals, withoutTabs } from './page-asides.ts';
import { inContext, withMenusBelow } from './page-context.ts';
import { bylineOf, isReviewOf, withDatedNames } from './page-bylines.ts';
import { dayWithBadge, isAside, isDated, isExperienceDate, isPublished } from './page-days.ts';
import { splitFacts } from './page-facts.ts';
import type { LineKind, PageLine } from './page-line.ts';
import { withLayouts } from './page-layouts.ts';
import { withOwnLists, withOwnTitles } from './page-lists.ts';
import {
  isBadge,
  isButtons,
  isDetail,
  isEverydayButton,
  isExpander,
  isMenu,
  isPageHeading,
  isVote,
} from '../lines/page-words.ts';
import { VERDICT } from './verdicts.ts';
import { isInlineReply, isReplyHeading } from '../lines/reply-words.ts';
import { isOpinionLabel, opinionLead, withSummaries } from './opinion-labels.ts';
import { withFigures } from './page-figures.ts';
import { withHeads } from './page-heads.ts';
import { joinedFigures, withoutMarks } from './page-joins.ts';
import { withPattern } from './page-pattern.ts';
import { phraseOf } from './page-phrases.ts';
import { withoutNotes } from './page-site-lines.ts';
import { withScores } from './page-scores.ts';
import { withShapes } from './page-shapes.ts';
import { withResidents } from './page-residents.ts';
import { withSoleWords } from './page-said.ts';
import { withSlots } from './page-slots.ts';
import { withThreads } from './social-threads.ts';
import { readStars } from '../lines/stars.ts';
import { dateIn } from '../lines/when.ts';

/** Classifies the lines of a text with line feeds. An empty line sets the next one apart. */
export function pageLines(text: string): readonly PageLine[] {
  const lines: PageLine[] = [];
  let isApart = true;
  const trimmed = withoutNotes(text.split('\n').map((it) => it.trim()));
  const whole = trimmed.flatMap((it, at) => withoutExpander(it, trimmed[at + 1]));
  for (const line of splitFacts(joinedFigures(withoutMarks(withoutEndings(whole))))) {
    if (line !== '') lines.push({ ...kindOf(line), text: line, isApart });
    isApart = line === '';
  }
  return PASSES.reduce<readonly PageLine[]>((told, pass) => pass(told), lines);
}

/** Each names the kind of lines that the ones before it have left as text, or named wrongly. */
const PASSES: readonly ((lines: readonly PageLine[]) => readonly PageLine[])[] = [
  withoutTabs,
  withoutOriginals,
  withDatedNames,
  withLayouts,
  withOwnLists,
  withOwnTitles,
  withSummaries,
  withShapes,
  withFigures,
  withScores,
  withPattern,
  withHeads,
  withMenusBelow,
  // The context of a line is found before its residents are.
  (known) =>
    withResidents(known).map((line, at) =>
      inContext(line, known[at - 1], known[at + 1], known[at + 2]),
    ),
  withSlots,
  withSoleWords,
  withThreads,
];

/** `Twice. … More`: words with the button that expands them. */
const EXPANDED = /(?:\s|(?<=[.!?]))(?<button>(?:…|\.{3})\s?(?<label>\p{L}[\p{L} ]{2,20}))$/u;

/** `Too loud to talk. Read more`: the button directly after the sentence. */
const APPENDED =
  /[.!?…]\s(?<button>read more|mehr lesen|weiterlesen|lire (?:la suite|plus)|leer más|leggi (?:tutto|di più)|lees meer|ler mais|czytaj więcej|läs mer)$/iu;

/** `Too loud to talk. More`: its short form, with a capital. */
const APPENDED_SHORT = /[.!?…]\s(?<button>More|Mehr|Plus|Más|Altro|Meer|Mais|Więcej)$/u;

/** ` …`, where a site has cut the words. */
const CUT = /\s(?<button>…|\.{3})$/u;

function withoutExpander(line: string, next = ''): string[] {
  const end = line.slice(-LONGEST_EXPANDER);
  const { button = '', label = '' } = EXPANDED.exec(end)?.groups ?? {};
  const cut = isExpander(next) ? CUT.exec(end)?.groups?.['button'] : undefined;
  const appended = (APPENDED.exec(end) ?? APPENDED_SHORT.exec(end))?.groups?.['button'];
  const part = isExpander(label) ? button : (appended ?? cut);
  return part === undefined ? [line] : [line.slice(0, -part.length).trim(), part];
}

/** In UTF-16 units. */
const LONGEST_EXPANDER = 30;

/** In UTF-16 units; customers end in the same short sentence: `Highly recommended!` */
const SHORTEST_ENDING = 25;
const LONGEST_ENDING = 120;
const FEWEST_ENDINGS = 3;

/** The last sentence of a line that has others before it. */
const ENDING = new RegExp(
  String.raw`[.!?…]\s(?<ending>[^.!?\n]{${SHORTEST_ENDING},${LONGEST_ENDING}}(?:\.\p{L}{2,6})?\.)$`,
  'u',
);

/** Names a site, a day or a way of collecting: customers share sentences with none of these. */
const OF_SITE =
  /\.\p{L}{2,6}\.$|\d{4}|(?<!\p{L})(?:collected|originally posted|gesammelt|recueillie?|recogid[oa]|raccolt[oa]|verzameld|recolhid[oa])(?!\p{L})/iu;

/** Splits off the sentence that a site adds to its reviews: `Collected by Example.com.` */
function withoutEndings(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const ending = ENDING.exec(line.slice(-2 * LONGEST_ENDING))?.groups?.['ending'];
    if (ending !== undefined) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const fixed = [...counts].flatMap(([ending, count]) =>
    count < FEWEST_ENDINGS || !OF_SITE.test(ending) ? [] : [ending],
  );
  if (fixed.length !== 1) return [...lines];
  const [ending = ''] = fixed;
  return lines.flatMap((line) =>
    line.endsWith(` ${ending}`) ? [line.slice(0, -ending.length).trim(), ending] : [line],
  );
}

/** In UTF-16 units; a longer line is text unless it begins with stars. */
const LONGEST_FURNITURE = 160;

function kindOf(line: string): LineKind {
  if (isInlineReply(line)) return { kind: 'reply' };
  if (line.length <= LONGEST_FURNITURE) {
    const furniture = furnitureOf(line);
    if (furniture) return furniture;
  } else if (isVote(line)) return { kind: 'button' };
  const lead = opinionLead(line);
  if (lead !== undefined) return { kind: 'labelled', title: line.slice(lead.length) };
  return ratingLine(line) ?? { kind: 'text' };
}

function furnitureOf(line: string): LineKind | undefined {
  const bare = line
    .replace(/[\p{Co}\u200e\u200f\u2060]/gu, '')
    .replace(/^[·•|] /, '')
    .replace(/[\s·•|,]{1,4}$/, '')
    .trim();
  // `Seller feedback (1,204)` is the heading of all reviews.
  if (isReplyHeading(bare) && !/\(\d[\d.,]*\)$/.test(bare)) return { kind: 'reply' };
  if (isOpinionLabel(bare)) return { kind: 'label' };
  if (IS_NEW.test(bare)) return { kind: 'badge' };
  const phrase = phraseOf(bare);
  if (phrase !== undefined) return { kind: phrase };
  if (isMenu(bare)) return { kind: 'menu' };
  if (isBadge(bare)) return { kind: 'badge' };
  if (isButtons(bare) || isVote(bare)) return { kind: 'button' };
  const points = POINTS.exec(bare)?.groups?.['points'];
  if (points !== undefined) return ratingLine(`${points}/5`) ?? { kind: 'sign' };
  if (isSign(bare)) return { kind: 'sign' };
  const avatar = AVATAR.exec(bare)?.slice(1).find(Boolean);
  if (avatar !== undefined && !/^(?:some(?:body|one)|the|my|our|an?|this) /.test(avatar))
    return { kind: 'avatar', name: avatar.trim() };
  if (isExperienceDate(bare)) return { kind: 'detail', date: dateIn(bare) };
  const signed = WRITTEN_BY.test(bare) || isReviewOf(bare) ? bylineOf(bare) : undefined;
  if (signed) return signed;
  const scored = SCORED.test(bare) ? ratingLine(bare) : scoredDay(bare);
  if (scored) return scored;
  if (isDated(bare)) return { kind: 'date', date: dateIn(bare) };
  if (isPublished(bare)) return { kind: 'date', date: dateIn(bare) };
  const day = dayWithBadge(bare);
  if (day !== undefined) return { kind: 'date', date: dateIn(day) };
  if (isAside(bare)) return { kind: 'detail' };
  const rating = ratingLine(bare);
  if (rating) return rating;
  if (isPrices(bare)) return { kind: 'detail' };
  if (TALLY.test(bare)) return { kind: 'badge' };
  if (isDetail(bare) || MEASURES.test(bare) || SUB_RATING.test(bare) || VARIANT.test(bare))
    return { kind: 'detail' };
  const byline = bylineOf(bare);
  if (byline) return byline;
  return isPageHeading(bare) ? { kind: 'heading' } : undefined;
}

/** Beside the day of a review: in lower case the same word heads the changes of an app. */
const IS_NEW = /^(?:NEW|NEU|NOUVEAU|NUEVO|NUEVA|NOVITÀ|NUOVO|NIEUW|NOVO|NOVA|NOWA|NY)$/;

/** `Colour: BlueVerified Purchase`, as copied from a page without gaps. */
const VARIANT =
  /^\p{L}[\p{L} ’'-]{0,30}: ?.{1,100}(?:verified purchase|verifizierter kauf|achat vérifié|compra verificada|acquisto verificato|geverifieerde aankoop|amazonで購入|vine先取りプログラム.{0,40})$/iu;

/** `5点`, `評価:4`, `4 점`: out of five. */
const POINTS =
  /^(?:(?:評価|総合評価|総合|评分|評分|평점|별점)\s?[:：]?\s?)?(?<points>[1-5](?:\.\d)?)\s?(?:点|分|점|つ星|星)$/u;

/** `Height: 168 cm - Weight: 60 kg`: several measures of a body, or with units of one. */
const MEASURE = String.raw`(?:\p{Lu}\p{L}{1,20}: ?\d[\d.,]{0,5}\s?(?:cm|kg|mm|lbs?|ft|in|st)|(?:Height|Weight|Waist|Bust|Hips?|Chest|Age|Größe|Gewicht|Alter|Taille|Poids|Âge|Altura|Estatura|Peso|Edad|Idade|Altezza|Età|Lengte|Leeftijd): ?\d[\d.,]{0,5}\s?\p{L}{0,5})`;
const MEASURES = new RegExp(String.raw`^${MEASURE}(?:\s?[-–·|]\s?${MEASURE}){1,4}$`, 'u');

/** `Lokalny przewodnik · 58 opinii · 112 zdjęć`: what a reviewer has written, in any language. */
const TALLY =
  /^(?:\p{Lu}[\p{L} ]{2,30} ?[·•] ?)?\d[\d.,]{0,8} \p{L}{3,15}(?: ?[·•] ?\d[\d.,]{0,8} \p{L}{3,15}){1,3}$|^\p{Lu}[\p{L} ]{2,30} [·•] \d[\d.,]{0,8} \p{L}{3,15}$/u;

/** `Service rating: 5/5`, beside the stars. */
const SUB_RATING = /^\p{L}[\p{L} &/’'-]{1,40}\s?: ?\d(?:[.,]\d)? ?\/ ?(?:5|10)$/u;

/** `Avaliação 5 de 5`, which reads like a day. */
const SCORED =
  /^\p{L}[\p{L} ]{2,20}:? \d(?:[.,]\d)? (?:de|of|von|sur|di|su|van|av|af|z) (?:5|10)$/u;

/** `months ago` of `1.5 months ago`. */
const AGO = /^\p{L}+ (?:ago|geleden|fa|atrás|sedan|siden|temu|önce|sitten)$/iu;

/** `5,0 vor 3 Monaten`: stars and a day. */
function scoredDay(line: string): LineKind | undefined {
  const { stars, day } = /^(?<stars>[1-5][.,]\d) (?<day>.*\p{L}.*)$/u.exec(line)?.groups ?? {};
  // `1.5 months ago` is a time.
  if (stars === undefined || day === undefined || !isDated(day) || AGO.test(day)) return undefined;
  const read = ratingLine(`${stars}/5`);
  return read?.kind === 'rating' ? { ...read, isDated: true, date: dateIn(day) } : undefined;
}

/** `Publicado por Nerea el 12/03/2026`. */
const WRITTEN_BY = /^\p{L}{4,14} (?:by|von|par|por|door|di|da) .{1,60}\d/iu;

/** Counts, separators and icons: no letter but that of an icon font. */
const isSign = (line: string): boolean =>
  line === '' ||
  /^\/ ?(?:5|10)$/.test(line) ||
  (!/\p{L}|\p{Extended_Pictographic}/u.test(line) && !/^[★☆]/u.test(line) && isCount(line)) ||
  /^(?:star_?(?:half|border|outline)?){2,}$/.test(line) ||
  ICON.test(line) ||
  REACTIONS.test(line);

/** Names of icons, which look like a user's. */
const ICON =
  /^(?:info_outline|phone_(?:android|iphone)|tablet_(?:android|mac)|watch_later|laptop_(?:chromebook|mac|windows)|chromebook_device|arrow_(?:back|forward|downward|upward|drop_down|drop_up|right|left)|chevron_(?:left|right)|expand_(?:more|less)|keyboard_arrow_(?:down|up|left|right)|thumb_(?:up|down)(?:_alt|_off_alt)?|open_in_(?:new|full|browser)|check_(?:circle|box)(?:_outline)?)$/;

/** `👍 6`. */
const REACTIONS = /^(?:(?![⭐★🌟])\p{Extended_Pictographic}\uFE0F? ?\d{1,5}\s?){1,9}$/u;

const isCount = (line: string): boolean =>
  !/\d/.test(line) || /^[(+#-]?\d{1,6}(?:[.,]\d{1,3})?\s?[)+%]?$/.test(line.trim());

const AVATAR =
  /^(?:(?:photo|avatar|profile (?:photo|picture|image)|profilbild|profilfoto|foto|photo de profil|foto de perfil|foto del profilo|imagen de perfil|immagine del profilo|profielfoto|avatar) (?:of|von|de|di|van|do|da|del) (.{2,50})|(.{2,50}?)(?:['’]s)? (?:avatar|profile (?:image|photo|picture)|profilbild|profielfoto))$/iu;

/** `with 138 reviews`: a word, a count and what it counts. */
const SUMMED =
  /^(?:(?:with|from|based on|mit|aus|basierend auf|avec|sur la base de|con|su|met|com) )\d[\d.,]{0,8}\+? \p{L}{3,20}$/iu;

/** `, 63 oceny`. */
const COUNTED = /^, \(?\d[\d.,]{0,8} \p{L}{3,20}\)?$/u;

function ratingLine(line: string): LineKind | undefined {
  const stars = readStars(line);
  if (!stars) return undefined;
  const { rating, bare, rest, isPlain } = stars;
  const figures = line.slice(0, line.length - rest.length);
  // `5 out of 5 stars` precedes a title, `9.0` the site's verdict on it.
  const isVerdict = VERDICT.test(rest) && !/\p{L}{4}/u.test(figures);
  const isFurniture =
    rest === '' ||
    isVerdict ||
    isDated(rest) ||
    isBadge(rest) ||
    (isButtons(rest) && !isEverydayButton(rest));
  // A figure without a word for stars or a sign may begin a sentence: `3/5 of the cups`.
  const isSentence = !isPlain && !/[:|·–—-]\s*$/.test(figures) && !isFurniture;
  // The same applies to stars named by a word: `Five stars hotel`, `2 stars. I asked for a refund`.
  const isPhrase =
    !isFurniture &&
    !/[★☆⭐●]|\d[.,]\d|\d\s?\/|:|\b(?:out of|von|sur|de|su|van|uit)\b/iu.test(figures);
  if (isSentence || isPhrase) return undefined;
  // The average of the page: `4.4 out of 5 stars with 138 reviews`.
  if (SUMMED.test(rest) || COUNTED.test(rest)) return { kind: 'heading' };
  // A line of a histogram.
  if (/^\(?\d{1,3}(?:[.,]\d{3})*\)?$/.test(rest)) return { kind: 'heading' };
  return {
    kind: 'rating',
    rating,
    bare,
    title: isFurniture ? '' : rest,
    isDated: isDated(rest),
    date: isDated(rest) ? dateIn(rest) : undefined,
  };
}
