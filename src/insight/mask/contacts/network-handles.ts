import LIST from '../../data/mask/network-words.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { mayBegin } from '../../text/first-words.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { isCommonWord } from '../../data/names/person-words.ts';
import { SIGN } from '../../text/text-signs.ts';

const words = alternativesOf(LIST);

/**
 * Finds user names in plain letters by the sentence about them: `I’m grumpybaker on Telegram`.
 * `mayName`: whether a word of the text may name a network; `signs`: bits of `SIGN`.
 */
export function findNetworkHandles(text: string, mayName: boolean, signs: number): Mask[] {
  const beside = mayName && NETWORK_SIGN.test(text) ? BESIDE_NETWORK : [];
  const forms = FORMS.filter(([needed]) => (signs & needed) !== 0).map(([, form]) => form);
  return [...beside, ...forms].flatMap((form) => handlesOf(text, form));
}

function handlesOf(text: string, form: RegExp): Mask[] {
  return matchesOf(text, form)
    .filter(({ 0: found }) => !isAccountTalk(found.toLowerCase()))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length, kind: 'handle' }));
}

/** True for a word, in lower case, that says something about an account. */
export const isAccountTalk = (word: string): boolean =>
  /^(?:ge|ver|be|er|ent|zer|ab|an)\p{L}{3,12}(?:t|en)$/u.test(word) ||
  isCommonWord(word) ||
  SAID.test(word);

/** Talk about oneself and about accounts, beside the name of a network. */
const SAID = new RegExp(`^(?:${words('said')})$`, 'u');

const NETWORKS = `${words('networks')}|${words('further-networks')}`;
const NETWORK = String.raw`(?:${NETWORKS}|the (?:forum|discord|app)|(?:dem|im) forum|le forum|el foro|il forum|het forum)`;
/** A word of letters, signs and digits that begins with a letter. */
const NAME = String.raw`[\p{L}_][\p{L}\d._-]{3,30}[\p{L}\d_]`;
const ON = String.raw`(?:(?:over|here|there|up) )?(?:on|auf|bei|sur|en|su|op|no|na|på|at|via|in|im|nel|nell['’]|w|od)(?: (?:the|dem|das|le|la|el|il|het))?`;
const I_AM = words('i-am');
const FIND = words('find');
const APART = String.raw`(?<![\p{L}\d])`;

const NETWORK_SIGN = new RegExp(`${APART}${NETWORK}(?![\\p{L}\\d])`, 'iu');

/** True for a word that may name a network. */
export const mayNameNetwork = mayBegin(`${NETWORKS}|forum|foro|app`);

const form = (before: string, after: string): RegExp =>
  new RegExp(`(?<=${APART}(?:${before}) )${NAME}(?=${after})`, 'giu');

/** For texts that name a network. */
const BESIDE_NETWORK: readonly RegExp[] = [
  // `add me on snap notyourpriya`, `find us on insta: bakedbylotte`
  form(
    String.raw`(?:add|find|follow|message|dm|hit|hmu|catch|msg|tag|text|write|contact|reach|pm|ping|look|schreib\p{L}{0,3}|findet|folgt|such\p{L}{0,2}|trouvez|suivez|ajoute[zr]?|écri\p{L}{2,5}|búsca(?:me|nos|dme)|sígue(?:me|nos)|segui(?:dme|teci|temi|mi)|agrégame|escríbe(?:me|nos)|trova(?:temi|teci)|cerca(?:mi|temi)|aggiungi(?:mi)?|volg|vind|zoek|adiciona|segue|procur\p{L}{1,3})(?:[- ](?:me|us|moi|nous|mir|mich|uns|mi|ci|ons|up)){0,2} ${ON} (?:my |mein(?:em)? |mi |mon |il mio )?${NETWORK}(?::| as| als| comme| como| come| under| unter|,)?`,
    String.raw`(?! (?:and|und|et|y|e|en) ${NETWORK})(?!['’\p{L}\d])`,
  ),

  // `Search hollowaykitchens on YouTube`, `me llamo rosquilleta en Wallapop`
  form(`${I_AM}|${FIND}`, ` ${ON} ${NETWORK}(?![\\p{L}\\d])`),
  // `Auf TikTok heiße ich knollenknut`, `On Strava they know me as knollenknut`
  form(
    String.raw`${ON} ${NETWORK},? (?:hei(?:ß|ss)e ich|bin ich|me llamo|soy|je m['’]appelle|je suis|c['’]est|mi chiamo|sono|heet ik|ben ik|sou(?: [oa])?|me chamo|heter jag|i['’]m|i am|i go by|it['’]s|they know me as|(?:my|the) (?:name|handle|user ?name) is)`,
    String.raw`(?!['’\p{L}\d])`,
  ),
  // `hit me up on discord, velvetcrumb`
  form(
    String.raw`(?:hmu|dm|pm|msg|add|find|follow|message|reach|contact|write|schreibt|folgt|écri\p{L}{2,5}|suivez|escrib\p{L}{2,6}|scriv\p{L}{2,5})(?: me| us| mir|[- ]moi|me|mi)?(?: up)? ${ON} ${NETWORK},`,
    String.raw`[.!?\n]|\s*$`,
  ),
  // `our page is pixel.and.pine (instagram)`
  /(?<![\p{L}\d@/._-])(?:[\p{Ll}\d]{2,20}[._]){2,4}[\p{Ll}\d]{2,20}(?![\p{L}\d@/_-]|\.\p{L})(?<!\.(?:com?|net|org|de|fr|es|it|uk|html|php))/gu,
  // `on tiktok (nigelbakes)`
  new RegExp(String.raw`(?<=${APART}${NETWORK} ?\()${NAME}(?=\))`, 'giu'),
];

/** With the bits of `SIGN` one of which every match has. */
const FORMS: readonly (readonly [signs: number, form: RegExp])[] = [
  // `dm k.a.t.wren for the screenshots`
  [
    SIGN.mixed | SIGN.underscore | SIGN.dotted | SIGN.joined,
    form(
      'dm|pm|msg|hmu|ping|message|tag|text|follow|folgt|suivez|seguid a|segue|seguite|volg|abonniert|check out|add',
      String.raw`(?<=[\p{L}\d][._]?[\d_.][\p{L}\d_.-]{0,30})(?!@|[\p{L}\d])`,
    ),
  ],
  // `Follow thatlassfromleith for more`
  [
    SIGN.follow,
    form(
      String.raw`follow|folgt|suivez|seguid a|seguite|volg`,
      String.raw`(?<=[\p{L}\d._-]{9}) (?:for|on|if|für|wenn|pour|si|para|per|se|voor|als)(?!\p{L})`,
    ),
  ],
];
