import LIST from '../../data/mask/around-people.txt?raw';
import { alternativesOf, sectionsOf } from '../../data/entries.ts';
import { NAMES_THAT_ARE_WORDS } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { isUnlistedStart } from './opening-names.ts';

const listed = sectionsOf(LIST);
const words = alternativesOf(LIST);

/**
 * Names at the start of a sentence or clause by an act of people behind them, though they are words as
 * well or on no list: `Will went above and beyond`, `Ivy even warmed up the blankets`.
 */
export function findActors(text: string): Mask[] {
  return matchesOf(text, ACTOR).flatMap(actorOf);
}

function actorOf({ 0: found, index, groups = {} }: RegExpExecArray): Mask[] {
  const { name = '', said = groups['owned'] } = groups;
  const key = name.toLowerCase();
  const isName = NAMES_THAT_ARE_WORDS.has(key)
    ? isNoThing(key) || (said !== undefined && !MACHINES.has(key))
    : isUnlistedStart(name);
  return isName ? [{ start: index, end: index + found.length, kind: 'name' }] : [];
}

/** Seasons, months, places and plants bring, give and keep too. */
const isNoThing = (key: string): boolean => !KNOWN_PROPER_NOUNS.has(key) && !THINGS.has(key);

const MACHINES = new Set('alexa siri mercedes porsche'.split(' '));

const THINGS = new Set(listed('acting-things'));

const ADVERBS =
  '(?:(?:even|also|always|then|kindly|personally|patiently|never|really|quickly|just|still|first|finally) )?';
/** Only people do this. */
const SAID = String.raw`${words('did-beyond')}|(?:${words('said')})(?!\p{L})|(?:will|would|can|could|couldn['’]t|won['’]t|wouldn['’]t|didn['’]t) (?:always |also |not |never |even |happily )?(?:${words('will-do')})`;
/** Things do this as well. */
const DID = String.raw`(?:\p{Ll}{2,14}(?<!need|cost|last|includ|contain|cover|caus|ruin|spoil|exceed|open|start|stopp|fail|lack|turn|seem|end|requir|us|look|miss|ne|se|fe)ed|${words('irregular')}) (?:up |out |off |over |down |through |back |round )?(?:me|us|my|our|her|his|him|them|everything|every|the|it|an?|all|that|with|ages|for|late|behind|both|[£€$]\d+)(?!\p{L})`;
const ELSEWHERE = [
  // Not `hat uns geschmeckt`: things please, cost and last.
  String.raw`(?:hat|heeft|had) (?:mi[rcj]h?|me|uns|ons|meine?[nmrs]?|mijn|unsere?[nmrs]?|onze|sich|zich|es|alles|das|die|den|ihn|sie|het) (?:[\p{L}\d-]+ ){0,7}(?!gefallen|geschmeckt|gelohnt|gereicht|gestört|geärgert|gefehlt|genervt|überzeugt|enttäuscht|begeistert|beeindruckt|ver(?:ändert|bessert)|gekostet|geklappt|gedauert|gesmaakt)(?:(?:auf|ab|an|aus|ein|mit|nach|vor|zu|zurück|durch|uit|op|mee|af|terug|rond)?ge\p{Ll}{3,14}|(?:be|ver|er|ent|emp|ont)\p{Ll}{3,12}(?:[tnd])|\p{Ll}{2,14}iert)(?!\p{L})`,
  String.raw`(?!war|is|werd|wurde|kost|schme|smaak|ge|be?i|bra[ck])\p{Ll}{3,14}(?:te|t|b|de) (?:mir|mich|uns|mi?j|ons|meine?[nmrs]?|mijn|unsere?[nmrs]?) (?!gut|nicht|zu|sehr|super|leider|niet|goed|erg)`,
  String.raw`(?:m['’]a|nous a|lui a) (?:\p{L}+ )?(?!coût|déçu|plu|dur|sembl|paru|fall|manqu|suffi|conv)\p{Ll}+(?:é|i|u|is|it|ert)e?s?(?!\p{L})|n?['’]?a (?:pris (?:le temps|soin)|(?:été|vraiment été) (?:adorable|super|aux petits|à l['’]écoute|patiente?|d['’]une|charmante?)|su |tout )|est (?:adorable|à l['’]écoute|patiente?|souriante?|une (?:perle|crème)|un (?:amour|ange)|aux petits soins)|(?:prend|prit) (?:le temps|soin)|connaît (?:son|sa|ses)`,
  String.raw`(?:me|nos|te|le|les) (?:\p{L}+ )?(?!quedó|llegó|vino|costó|duró|gustó|encant|sirvió|funcion|pareció|salió|tocó|dejó|result|romp|decep|fall|sorprend|convenc|cambi)(?:\p{Ll}+ó|dijo|trajo|hizo|dio|puso)(?!\p{L})|(?:es|fue) (?:una? |muy )?(?:encanto|amor|crack|profesional|amable|atent[oa]|simpátic[oa]|maj[oa]|cariños[oa]|encantador)|(?:siempre )?(?:está pendiente|se (?:preocupa|acuerda|portó|desvivió|tomó)|te hace|tiene (?:manos|mucha paciencia))`,
  String.raw`(?:mi|ci|ti|gli|le) ha (?:\p{L}+ )?(?!delus|stupit|colpit|conquist|lasci|sorpres|convint|cost)\p{Ll}+(?:t|s|tt)[oaie](?!\p{L})|(?:è|era|è stat[oa]) (?:\p{L}+ )?(?:gentil|disponibil|bravissim|pazient|maleducat|un angelo|un tesoro)|si è (?:fatt|pres|occupat|scusat)`,
  String.raw`(?:me|nos|lhe) (?:\p{L}+ )?(?!cheg|cust|dur|agrad|surpreend|parec|encant|decep)\p{Ll}{2,}(?:ou|eu|iu|ez|sse)(?!\p{L})|\p{Ll}+(?:ou|eu|iu|xe)-(?:me|nos)(?!\p{L})`,
].join('|');
/** The name, a surname, brackets and the act. */
const ACTOR = new RegExp(
  String.raw`(?<=(?:^|[.!?…:;"“”(\n,–—-] ?|(?<!\p{L})(?:${words('starts')}) ))(?<name>\p{Lu}\p{Ll}[\p{L}'’-]{0,20}\p{Ll})(?: \p{Lu}\p{Ll}{1,20}\p{Ll})?(?=(?: \([^()\n]{1,40}\))?(?: ${ADVERBS}(?:(?<said>${SAID})|${DID}|${ELSEWHERE})|(?<owned>['’](?:ll (?:tell|help|sort|explain|make sure|take care|look after)|s (?:the (?:best|nicest|kindest|sweetest)|an? (?:star|gem|legend|genius|angel))))(?!\p{L})))`,
  'gu',
);
