import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { NAMES_THAT_ARE_WORDS } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { memo } from '../../text/memo.ts';
import { couldBe, isUnknown, lead } from './name-parts.ts';
import type { Word } from './name-words.ts';
import { isRole } from '../../data/names/person-roles.ts';
import { isActing, isThing } from './person-sentences.ts';
import { NEVER, NO_PERSON, TITLES } from '../../data/names/person-words.ts';

/**
 * Names that are on no list and that nothing introduces. In languages with lower-case nouns a capital
 * inside a sentence marks a name, which may be a person's unless it is known as a place or a brand.
 */

/** German has its nouns in capitals; without a language, its small words tell. */
export function hasSmallNouns(text: string): boolean {
  const language = detectLanguage(text);
  return language === undefined ? !GERMAN.test(text) : SMALL_NOUNS.has(language);
}

const SMALL_NOUNS = new Set('en fr es it pt nl pl tr sv da no'.split(' '));
const GERMAN =
  /(?<!\p{L})(?:neben|links|rechts|hinter|neu|schreibt|schon|noch|wieder|sonst|\p{L}{3,}(?<!qu)iert|per|kam|kostet|bezahlt|bestellt|nett|gut|zwei|drei|gegen|ohne|unter|über|oder|wie|wir|man|als|bis|durch|\p{L}{3,}(?:ung|keit|heit|schaft|lich|tlich)|der|das|und|ist|nicht|ein|eine[nmrs]?|mit|im|vom|zum|zur|bei|für|auf|sehr|ich|aber|hat|wurde|von|statt|aus|nach|zeigt|kein|keine|sind|waren|meine?|[Mm]eister|[Ii]m|[Aa]b|seit|am)(?!\p{L})/u;

/** True for a capitalised word inside a sentence that is not known to be something else. */
export function isUnlistedName(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  if (!word || !before || !isNameShaped(word.text) || !INSIDE.test(word.gap)) return false;
  if (isKnown(word) || isListOfThings(word, before)) return false;
  if (before.capital && !isPlainStart(words, index - 1)) return false;
  if (isWhere(words, index) || isVisited(words, index)) return false;
  if (isOnTheWay(words, index) || isTyped(words, index) || isCounted(word) || isThing(words, index))
    return false;
  return !OF_THINGS.test(before.key) || isActing(words, index) || isSaidToAct(words, index);
}

/** `Olive, Amber and Ivory`: words that are names too, in a list. */
const isListOfThings = ({ key, gap }: Word, before: Word): boolean =>
  NAMES_THAT_ARE_WORDS.has(key) &&
  (gap.includes(',') || /^(?:and|und|et|y|e|en|or|ou|o)$/.test(before.key));

/** Between two words of a sentence; `200, Bronwen` too. */
const INSIDE = /^(?:(?: [\d.,€$£%]{1,9})?,? | & | \()$/;

const isNameShaped = memo(
  (text) =>
    text.length > 2 &&
    /^(?:(?:[DdLl]|O|Mc|Mac|Mac)['’]?)?\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}?\p{Ll}+)?$/u.test(text),
);

const isKnown = (word: Word): boolean => {
  const stem = word.key.replace(/s$|[-'’].*$/, '');
  return (
    [word.key, stem].some(
      (key) => KNOWN_PROPER_NOUNS.has(key) || NEVER.has(key) || NO_PERSON.has(key),
    ) ||
    IN_A_PLACE.test(word.key) ||
    TITLES.has(word.key) ||
    GENERIC_WORDS.has(word.key) ||
    !couldBe(word) ||
    (!isUnknown(word) && !NAMES_THAT_ARE_WORDS.has(word.key)) ||
    isRole(word.key)
  );
};

/** Turkish: `Kadıköy’de`, `Beko’nunki`. */
const IN_A_PLACE = /['’](?:[dt][ea](?:ki\p{L}{0,4})?|n?[ıiuü]nki\p{L}{0,4})$/u;

/** A capital that only begins the sentence: `Ask Bronwen`, not `Royal Bronwen`. */
const isPlainStart = (words: readonly Word[], index: number): boolean => {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || word.text.length === 1) return true;
  const isStart = !before || /[.!?:…\n]/.test(word.gap);
  return isStart && !PRAISE.test(word.key) && (NEVER.has(word.key) || GENERIC_WORDS.has(word.key));
};

/** `Best Buffet`: praise of things, by writers who capitalise every word. */
const PRAISE =
  /^(?:best|great|good|nice|excellent|amazing|awesome|worst|worse|bad|terrible|super|wonderful|perfect|lovely|very|top|special|beautiful)$/;

/** Beside a capitalised word that is known, or a number: `Bronwen Hotel`, `Bronwen 3`, `Bronwen XL`. */
function isTyped(words: readonly Word[], index: number): boolean {
  const after = words[index + 1];
  if (after && /^ \d/.test(after.gap)) return true;
  if (!after?.capital || after.gap !== ' ') return false;
  return isKnown(after) || /^\p{Lu}{2,}$/u.test(after.text);
}

/** `de Bayonne à Biarritz`, `from Whitby to Scarborough`: the ends of a journey. */
function isOnTheWay(words: readonly Word[], index: number): boolean {
  const [before, after] = [words[index - 1], words[index + 1]];
  if (!before || words[index]?.gap !== ' ') return false;
  if (FROM.test(before.key))
    return TOWARDS.test(after?.key ?? '') && words[index + 2]?.capital === true;
  const [from, start] = [words[index - 3], words[index - 2]];
  const isEnd = TOWARDS.test(before.key) && start?.capital === true;
  // `from Porto Covo to Milfontes`
  const first = from?.capital ? words[index - 4] : from;
  return isEnd && FROM.test(first?.key ?? '');
}

/** `dort à Roissy`, `jusqu’à Châteaucreux`: `fait appel à Brindaëlle` names a person. */
function isWhere(words: readonly Word[], index: number): boolean {
  const { key = '', gap = '' } = words[index - 1] ?? {};
  if (/^jusqu['’]à$/.test(key)) return true;
  // `flew into Charlotte`, but `ran into Bronwen`
  if (key === 'into')
    return /^(?:flew|fly|flying|drove|moved|pulled)$/.test(words[index - 2]?.key ?? '');
  return key === 'à' && !/\d/.test(gap) && STAYS.test(lead(words, index));
}
/** Verbs and nouns of journeys, homes and sights, up to two words before the place. */
const STAYS =
  /(?<!\p{L})(?:dor[mst]|nuit|arriv|all(?:er|é|on|ez)|v(?:a|ais|as|ont)(?= )|ir(?:ai|a|ons|ont)(?= )|habit|viv|vit(?= )|vis(?= )|situ|march|séjour|voyag|trajet|vol(?:s|er)?(?= )|train|tgv|bus|car(?= )|ferry|bateau|voiture|avion|aéroport|gare|rest(?:é|er|ant|ons|o)|rentr|retour|week-?end|vacances|hôtel|resto|restaurant|magasin|boutique|appart|maison|chambre|studio|gîte|camping|auberge|n[ée]e?s?(?= )|déménag|install|livraison|expédi|atterri|embarqu|escale|étape|concert|travaill|étudi|agence|centre|plage|promen|visit|jour(?:née|s)|soirée|passé|passage|passant|deux(?= )|trois|ville|quartier|métro|station|rue|coin|marché|roul|conduit|course|excursion|tour|croisière|circuit|départ|part(?:i|ir|ons|ait)|venu|ven(?:ir|ons|ant)|trouv|basé|implant|ouvert|ferm|perdu|fête|mariage|congrès|salon|festival|match|marathon|randonn|ski|cours|école|fac(?= )|lycée|hôpital|clinique)\p{L}*(?: \p{L}+){0,2} à$/u;

/** `the best month to visit Seville`: of a journey, not `We visited Bronwen`. */
const isVisited = (words: readonly Word[], index: number): boolean =>
  /(?:^|\s)(?:month|time|season|year|week|place|base|way|reason|point|day|days) (?:to|for) (?:visit|visiting|see|explore|exploring|tour|discover)$|(?:^|\s)(?:explor(?:e|ed|ing)|discover(?:ed|ing)?|tour(?:ed|ing)|trip to|flight to|drive to|(?:train|bus|ferry|boat) to)$/u.test(
    lead(words, index),
  );

const FROM =
  /^(?:from|between|von|zwischen|de|du|entre|desde|da|dal|tra|van|tussen|från|fra|z|ze|od|iz|din)$/;
const TOWARDS =
  /^(?:to|and|nach|bis|und|à|au|jusqu'à|et|a|al|hasta|y|e|naar|en|tot|para|até|till|til|do|na|i|la)$/;

const isCounted = ({ key }: Word): boolean => /(?:ish|ese|ian|ean)$/.test(key) && key.length > 6;

/** Articles, possessives and numbers before named things, and prepositions of places. */
const OF_THINGS =
  /^(?:the|this|that|these|those|my|your|our|their|a|an|two|three|four|some|any|every|each|another|in|near|le|la|les|l|un|une|des|du|ce|cette|mon|ma|mes|notre|votre|en|au|aux|el|los|las|uno?s?|una|unas|este|esta|mi|mis|tu|su|del|dos|il|lo|i|gli|questo|questa|due|nel|nella|della|dello|al|alla|o|os|as|um|uma|meu|minha|no|na|em|do|da|het|een|deze|dit|mijn|onze|de|te|twee|w|we|i|på|en|ett|den|det|bir|bu|place|platz|rue|musée|viale?|piazza|calle|rua|praça|café|avec|couleur)$/;

/** True before a relative clause about a person: `, que`, `, qui`, `, who`. */
function isSaidToAct(words: readonly Word[], index: number): boolean {
  const after = words[index + 1];
  return (
    after !== undefined && after.gap === ', ' && /^(?:who|qui|que|che|quem|die)$/.test(after.key)
  );
}
