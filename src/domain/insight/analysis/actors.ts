import { NAMES_THAT_ARE_WORDS } from './given-names.ts';
import { KNOWN_PROPER_NOUNS } from './known-proper-nouns.ts';
import type { Mask } from './mask.ts';
import { matchesOf } from './matches.ts';
import { isUnlistedStart } from './opening-names.ts';

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

const THINGS = new Set(
  'summer autumn winter spring april may june july august january march sunday easter christmas ginger honey mint rosemary sage clover coco sol sky rain storm star stone journey page trip luck hope faith grace joy charity patience time chance justice heaven art diesel gene luna alexa siri mercedes porsche asia india china kenya london paris york georgia carolina virginia victoria florence phoenix austin montana dallas orlando melody rainbow sunny lucky rusty misty merry van mac jet max min may'.split(
    ' ',
  ),
);

const ADVERBS =
  '(?:(?:even|also|always|then|kindly|personally|patiently|never|actually|really|quickly|immediately|just|still|first|finally|basically|simply|very kindly) )?';
/** Only people do this. */
const SAID = String.raw`went (?:above|out of|back|over|the extra|through|and)|goes (?:above|out of|the extra)|(?:told|explained|said|asked|apologi[sz]ed|promised|listened|smiled|laughed|replied|recommended|suggested|answered|remembered|noticed|insisted|shouted|advised|offered|refused|drove|taught|rang|phoned|emailed|texted|ignored|argued|lied|joked|sang|swore|admitted|pretended|interrupted|reassured|greeted|welcomed|styled|waxed|massaged|photographed|coached|understood|knew|thought|rolled (?:his|her)|hung up|chatted|waved|rushed|wrote|bothered|managed to|tried (?:to|his|her|every)|deserves|seemed (?:annoyed|bored|happy|pleased|keen)|looked (?:bored|annoyed|after|at (?:me|us|my))|walked (?:me|us)|talked (?:me|us|to|over)|spoke|speaks|knows|understands|listens|teaches|explains|remembers|cuts|runs the)(?!\p{L})|(?:will|would|can|could|couldn['’]t|won['’]t|wouldn['’]t|didn['’]t) (?:always |also |not |never |even |happily |gladly |simply )?(?:tell|help|explain|show you|take care|look after|answer|listen|go (?:above|out)|do (?:her|his|their|any)|make (?:you|sure)|find (?:you|it|a)|call|remember|bend over|welcome|greet|recommend|guide|walk you|talk you|argue|insist|have been (?:more|nicer|kinder|better)|stop|care|bother|even|understand|look at)|and (?:his|her) (?:team|crew|staff|colleagues?|wife|husband|partner|assistant)`;
/** Things do this as well. */
const DID = String.raw`(?:fixed|replaced|cleaned|warmed|gave|brought|took|made|helped|kept|found|sent|got|cut|trimmed|carried|wrapped|showed|handed|poured|mixed|cooked|baked|prepared|packed|picked|dropped|delivered|installed|repaired|measured|fitted|mended|tuned|sorted|arranged|organi[sz]ed|led|guided|checked|called|painted|served|seated|treated|examined|calmed|comforted|encouraged|handled|moved|swapped|upgraded|charged|booked|changed|adjusted|altered|ironed|washed|dried|coloured|colored|dyed|shaved|groomed|bathed|walked|let|left|put|did|built|designed|created|drew|translated|turned|saved|spent|stayed|waited|came|sat|stood|worked) (?:up |out |off |over |on |down |through |back |round )?(?:me|us|my|our|her|his|him|them|everything|every|the|it|a|an|all|that|with|ages|for|late|behind)(?!\p{L})`;
const ACTS_ELSEWHERE = [
  String.raw`hat (?:mir|mich|uns|meine?[nmrs]?|unsere?[nmrs]?|sich|es|alles|das|die|den|ihn|sie) (?:[\p{L}\d-]+ ){0,7}(?!gefallen|geschmeckt|gelohnt|gereicht|gestört|geärgert|gefehlt|genervt|überzeugt|enttäuscht|begeistert|beeindruckt|verändert|verbessert|gekostet|geklappt|gedauert)(?:ge\p{Ll}{3,14}(?:t|en)|\p{Ll}{2,14}iert|(?:auf|ab|an|aus|ein|mit|nach|vor|zu|zurück|durch)ge\p{Ll}{2,12}(?:t|en)|(?:be|ver|er|ent|zer|emp)\p{Ll}{3,12}(?:t|en))(?!\p{L})`,
  String.raw`(?:erklärte?|zeigte|empfahl|beriet|half|schnitt|rief|versprach|antwortete|lächelte|kümmerte|fragte|meinte|wusste|bediente|begrüßte|lachte|schimpfte|ignorierte|bot|brachte|reparierte|nahm|gab|hörte) (?:mir|mich|uns|meine?[nmrs]?|unsere?[nmrs]?|sich|alles|nur|nicht|sofort|sehr|immer|geduldig|freundlich)(?!\p{L})`,
  String.raw`(?:m['’]a|nous a|lui a|leur a) (?:\p{L}+ )?(?:expliqué|montré|conseillée?s?|aidée?s?|reçue?s?|accueillie?s?|servie?s?|rappelée?s?|proposé|offert|dit|promis|répondu|raccroché|coupé|fait|préparé|trouvé|donné|écoutée?s?|rassurée?s?|accompagnée?s?|guidée?s?|envoyé|installé|réparé|changé|remboursé|répété|demandé|massée?|coiffée?)|(?:a|n['’]a) (?:\p{L}+ )?(?:pris (?:le temps|soin)|été (?:adorable|super|formidable|génial|top|à l['’]écoute|patiente?|aux petits soins|d['’]une|très|vraiment|parfaite?|odieu|désagréable|charmante?)|su (?:nous|me|m['’])|tout (?:expliqué|fait|réglé|arrangé)|réparé|su |fini par|répondu|réglé|pensé|compris)|(?:connaît|connait|maîtrise|adore) (?:son|sa|ses)|(?:est|était) (?:une? )?(?:adorable|à l['’]écoute|patiente?|souriante?|attentionnée?|perle|crème|amour|ange|aux petits soins|gentille?|serviable|bienveillante?|désagréable)|prend (?:le temps|soin)`,
  String.raw`(?:me|nos|te|le|les) (?:\p{L}+ )?(?:atendió|ayudó|explicó|recibió|trató|recomendó|enseñó|dijo|contestó|aconsejó|acompañó|regaló|ofreció|cortó|peinó|resolvió|arregló|cobró|prometió|gritó|trajo|hizo|dio|puso|llamó|escribió|preparó|cambió|asesoró|llevó|dejó claro|guio|guió)|(?:es|fue) (?:una? |un(?:a)? gran |muy |súper |super )?(?:encanto|amor|sol|crack|profesional|amable|atent[oa]|simpátic[oa]|majo|maja|cariños[oa]|encantador[a]?|paciente|antipátic[oa]|borde|educad[oa])|(?:siempre )?(?:está pendiente|se preocupa|se acuerda|se sabe|se tomó|se portó|se desvivió|se esforzó|te hace sentir|tiene (?:manos|mucha paciencia|un don))`,
  String.raw`(?:mi|ci|ti|gli|le) (?:ha|hanno|aveva) (?:\p{L}+ )?(?:spiegat|aiutat|accolt|servit|consigliat|mostrat|dett|rispost|offert|regalat|seguit|portat|fatt|tagliat|trovat|chiamat|ascoltat|rassicurat|trattat|preparat|cambiat|promess|richiamat|messo)[oaie]?|(?:è|era|è stat[oa]) (?:\p{L}+ )?(?:gentil|disponibil|simpatic|bravissim|preparat|cordial|pazient|professional|maleducat|scortes|un angelo|un tesoro|un mito|una persona|adorabil|dolcissim|premuros)|si (?:è (?:fatt|pres|occupat|scusat|dimostrat|ricordat)|prende cura)|sa (?:il fatto|davvero|bene|come)`,
  String.raw`(?:heeft|had) (?:mij|me|ons|mijn|onze|alles|het|zich) (?:[\p{L}-]+ ){0,6}(?:ge\p{Ll}{3,14}|(?:uit|op|mee|aan|af|terug|na|over|in|rond)ge\p{Ll}{2,12}|(?:be|ver|ont)\p{Ll}{3,12})(?!\p{L})|(?:legde|hielp|vertelde|nam|dacht|gaf|bracht|knipte|regelde|luisterde|belde|beloofde|bleef|wist|stond|vroeg|weet|denkt|legt|helpt|neemt) (?:mij|me|ons|mijn|onze|alles|ons|mee|precies|echt|goed|rustig|terug|altijd|uitgebreid|geduldig|vriendelijk|de tijd)(?!\p{L})`,
  String.raw`(?:me|nos|lhe) (?:\p{L}+ )?(?:atendeu|ajudou|explicou|recebeu|tratou|recomendou|ensinou|disse|respondeu|aconselhou|acompanhou|ofereceu|cortou|resolveu|arranjou|prometeu|trouxe|fez|deu|ligou|preparou|trocou|mostrou)|(?:atendeu|ajudou|explicou|recebeu|tratou|cortou|trouxe|ligou|resolveu|mostrou)-(?:me|nos)|(?:é|foi) (?:um |uma |muito |super )?(?:amor|querid[oa]|simpátic[oa]|atencios[oa]|prestativ[oa]|prestável|profissional|gentil|cuidados[oa]|delicad[oa]|pacient|fof[oa]|educad[oa]|grosseir|fantástic[oa] com)`,
].join('|');

const STARTS =
  'and|but|because|when|then|that|so|while|und|aber|weil|dass|et|mais|car|y|e|pero|porque|ma|perché|en|maar|mas|que|che|como';
/** The name, a surname, brackets and the act. */
const ACTOR = new RegExp(
  String.raw`(?<=(?:^|[.!?…:;"“”(\n,–—-] ?|(?<!\p{L})(?:${STARTS}) ))(?<name>\p{Lu}\p{Ll}[\p{L}'’-]{0,20}\p{Ll})(?: \p{Lu}\p{Ll}{1,20}\p{Ll})?(?=(?: \([^()\n]{1,40}\))?(?: ${ADVERBS}(?:(?<said>${SAID})|${DID}|${ACTS_ELSEWHERE})|(?<owned>['’](?:ll (?:tell|help|sort|explain|make sure|take care|look after)|s (?:the (?:best|nicest|kindest|sweetest)|an? (?:star|gem|legend|genius|angel))))(?!\p{L})))`,
  'gu',
);
