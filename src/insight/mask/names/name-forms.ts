import { alternativesOf } from '../../data/entries.ts';
import LIST from '../../data/mask/name-forms.txt?raw';
import {
  IN_JAPANESE,
  IN_JAPANESE_FAMILIES,
  IN_SCRIPTS,
} from '../../data/names/names-in-scripts.ts';
import { SIGN } from '../../text/text-signs.ts';
import { wordBits } from '../../text/word-bits.ts';

const words = alternativesOf(LIST);

/** Forms of names that need no list: titles in other scripts, initials, a name and an initial. */

interface Hints {
  /** Bits of `SIGN` and of `mayHaveForm`. */
  readonly signs: number;
  readonly forms: number;
}

/** The patterns a word of which the text contains; most texts contain none. */
export function formsIn(text: string, { signs, forms }: Hints): readonly RegExp[] {
  const named = forms === 0 ? [] : FORMS.filter((_, at) => (forms & (1 << at)) !== 0);
  return [
    ...((signs & SIGN.script) !== 0 ? formsInScripts(text) : []),
    ...named.flatMap(([, ...patterns]) => patterns),
  ];
}

function formsInScripts(text: string): readonly RegExp[] {
  return [
    ...IN_SCRIPTS,
    ...(/さん|様|氏|ちゃん|くん|申し|言い|いい/.test(text) ? IN_JAPANESE : []),
    ...(/[夫妻人那嫁内娘子母父姉妹兄弟孫氏女達僚男甥姪]の/.test(text) ? IN_JAPANESE_FAMILIES : []),
    ...(/[оеё]в(?:н|ич)|ичн/.test(text) ? [PATRONYMIC] : []),
  ];
}

/**
 * `Ruairí Mac Giolla`, `Pieter van der Heijden`: not `My Mac Pro` or `Big Mac Menu`, nor `Klänge von
 * der Trompete`.
 */
const OF_A_CLAN =
  /(?<![\p{L}'’-])(?!(?:Big|My|Our|New|The|Old|Your|Apple|On|For|With|Mein|Der|Een|De)(?!\p{L}))\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? (?:(?:Mac|Mc|Ó|Ní|Nic|Uí) (?:an )?(?!(?:Pro|Mini|Air|Book|Studio|Menu|Store|App)(?!\p{L}))|van de[nr]? )\p{Ll}?\p{Lu}\p{Ll}{1,24}(?!\p{L})|(?<![\p{L}'’-])\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? von der (?:Heide|Heyde|Heyden?|Heydt|Leyen|Ahe|Aue?|Ohe|Lippe|Mark|Marwitz|Osten|Schulenburg|Groeben|Recke|Lühe|Goltz|Burg|Brüggen|Weiden|Linden|Decken|Pfordten|Tann|Mühlen?|Hagen|Wense|Assen|Borch|Malsburg|Horst|Nahmer|Straten|Weth|Bey|Haar|Mosel|Hude|Gablentz|Fecht|Wiesche|Lieth|Ropp|Planitz|Trenck|Bussche|Pahlen|Brelie|Beck|Grün|Forst)(?!\p{L})/gu;

/** `a lady called precious`, `her badge said Des`, whatever the name means: not `a lady called back`. */
const SOMEONE_CALLED =
  /(?<=(?<!\p{L})(?:lady|ladies|girl|guy|woman|man|bloke|chap|lad|lass|gentleman|fella|dude|kid|boy|rep|agent|waiter|waitress|nurse|driver|barista) (?:called|named) )(?!(?:back|me|us|him|her|them|it|again|about|in|out|off|to|and|the|an?|my|our|on|at|up|from|for|after|before|ahead|yesterday|today|this|that|twice|later|when|while|saying|asking|regarding|because|but|with|who|several|every|around|round|over|by|something|someone|everyone|everybody|if|as|then|just|only|straight|security|police)(?!\p{L}))\p{L}{3,20}(?!\p{L})|(?<=(?<!\p{L})(?:badge|name ?tag) (?:said|says|read|reads) )(?!(?:that|he|she|it|they|the|his|her)(?!\p{L}))\p{L}{2,20}(?!\p{L})/giu;

/** `это людмила петровна`, `Мария Ивановна`: a given name before that of the father. */
const PATRONYMIC = new RegExp(
  String.raw`(?<!\p{L})[а-яё]{3,15} (?:(?:${words('fathers')})ь?[оеё]в(?:н(?:а|ы|е|у|ой)|ич(?:а|у|ем|е)?)|(?:иль|кузьм|никит|лук|фом)(?:ин)?ичн(?:а|ы|е|у|ой))(?!\p{L})`,
  'giu',
);

/** Finnish: `Eilan tekemä kakku`, `Päivin pitämä tunti` */
const DONE_BY =
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,20}n(?= (?:tekem|pitäm|ohjaam|opastam|vetäm|leikkaam|leipom|ompelem|neulom|laittam|kokkaam|maalaam|neuvom|suosittelem|korjaam|asentam|kuvaam|opettam|hoitam)(?:a|ä|at|ät|an|än|aan|ään)(?!\p{L}))/gu;

/** `tandarts de wit` */
const DUTCH =
  /(?<=(?<!\p{L})(?:\p{L}{0,6}arts|dokter|dr\.?|meneer|mevrouw|mw\.?|dhr\.?) )(?:de|van|van de[nr]?) (?:wit|vries|jong|boer|groot|bruij?n|graaf|haan|lange|leeuw|berg|dijk|bos|bosch|ven|meer|heuvel|linden|jager|koning|ridder|rooij?|wal|wolf|zwart|velde?|brink|horst|laan|pol|straten|veen|beek)(?!\p{L})/giu;
/** `Päivin pitämä tunti`, a lesson given by Päivi: the agent is in the genitive. */
const FINNISH_DEED =
  '(?:pitämä|tekemä|antama|ohjaama|leikkaama|hoitama|vetämä|opettama|laittama|korjaama|asentama|huoltama|kampaama|tatuoima)\\p{Ll}{0,4}';
const FINNISH = new RegExp(
  String.raw`(?<![\p{L}'’-])\p{Lu}\p{Ll}{1,14}n(?= ${FINNISH_DEED}(?!\p{L}))`,
  'gu',
);
/** `Ayşe’ye teşekkürler`, `Ahmet Bey`, and a review that ends with a name and an initial. */
const SIGNS: readonly RegExp[] = [
  /\p{Lu}\p{Ll}{1,20}(?= (?:Bey|Hanım|Usta|Abla|Abi|Hoca)(?!\p{L}))/gu,
  /\p{Lu}\p{Ll}{1,20}(?=['’](?:y?[ea]|n[ea]) (?:çok )?teşekkür)/gu,
  // `Tegan R, Cardiff`, `Kévin D. nous a`
  new RegExp(
    String.raw`(?<=^|[.!?…"”\n] ?)(?!(?:${words('lettered')})\b)\p{Lu}\p{Ll}+ \p{Lu}(?:(?=,? ?[(–—-]? ?(?:aus |from |de )?\p{Lu}\p{Ll}+\)?\.?\s*$)|\.(?= \p{Ll}))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[.!?…"”\n] ?)(?!(?:${words('lettered')})\b)\p{Lu}\p{Ll}+ \p{Lu}(?=\.?\s*$|\. (?:from|at|aus|vom|von|de|du|di|da|van|who|was|war|in|und|and|has|hat|helped)\b)`,
    'gu',
  ),
];

/** `Will from the bike shop`: the verb that the name is too is followed by no place of work. */
const VERB_AND_PLACE =
  /(?<=^|[.!?\n"“(] ?|(?<!\p{L})(?:and|to|with|by|but|thanks|for) )(?:Mark|Pat|Drew|Rob|Sue|Dawn|Rich|Frank|Ray|Cliff|Dale|Max|Norm|Wade|Will)(?= from (?:(?:the|your|our|their) (?:\p{L}+ )?(?:shop|store|team|desk|office|counter|garage|workshop|front|branch|support|service|sales|reception|bar|gym|studio|clinic|surgery|salon|depot|warehouse|company|school|place|café|cafe|lab|school|rental|showroom)|customer|support|sales|head office|reception|accounts|billing|maintenance)(?!\p{L}))/gu;

/** `Sig.ra Dall'Ò`, `Dott.ssa Neri`. */
const BEHIND_SHORT_TITLE =
  /(?<=(?<!\p{L})(?:[Ss]ig\.(?:ra|na)|[Dd]ott\.ssa|[Pp]rof\.ssa|[Aa]vv\.) )\p{Lu}[\p{L}'’-]{0,24}(?: \p{Lu}[\p{L}'’-]{1,24})?/gu;

/** `Nguyen Thi Bao Lan`: in Vietnam the family name comes first, and a middle name after it. */
const VIETNAMESE =
  /(?<![\p{L}'’-])(?:Nguy[eễ]n|Tr[aầ]n|Ph[aạ]m|Hu[yỳ]nh|Ho[aà]ng|Phan|V[uũ]|V[oõ]|Đặng|Dang|B[uù]i|Đỗ|Ng[oô]|Dương|L[eê]) (?:Th[iị]|V[aă]n|Đức|Duc|Qu?ang|Ng[oọ]c|Th?anh|Xu[aâ]n|H[uữ]u|B[aả]o) (?!Gogh)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu;

/** At least two: a single one is judged by the words around it. */
const INITIALS = /(?<![\p{L}.])(?!U\.|A\.M|P\.M|D\.C)(?:\p{Lu}\. ?){2,3}\p{Lu}\p{Ll}+/gu;

/** Names that are words too, before a role: `Bill, the fitter,` and `Hope, our tour guide`. */
const BEFORE_ROLE = new RegExp(
  String.raw`(?<=^|[.!?\n"“] ?)(?:${words('words-too')})(?=, (?:our|the|my|unsere?|die|der|notre|nuestr[oa]|la|el|il) (?:\p{L}{2,14} ){0,2}(?:${words('roles')})(?!\p{L}| (?:says|said)))`,
  'gu',
);

/** Patterns, and a word in or beside each of their matches. */
const FORMS: readonly (readonly [word: RegExp, ...patterns: RegExp[]])[] = [
  [/^\p{Lu}$/u, INITIALS],
  [new RegExp(`^(?:${words('roles')})$`, 'iu'), BEFORE_ROLE],
  [/(?:^(?:ra|na|ssa)|vv)$/, BEHIND_SHORT_TITLE],
  [/^(?:Th[iị]|V[aă]n|Đức|Duc|Qu?ang|Ng[oọ]c|Th?anh|Xu[aâ]n|H[uữ]u|B[aả]o)$/u, VIETNAMESE],
  [/^from$/, VERB_AND_PLACE],
  [/^(?:Mac|Mc|Ó|Ní|Nic|Uí|van|von)$/, OF_A_CLAN],
  [/(?:aam|kem|täm|pom|lem|tem)[aä]/, DONE_BY],
  [/(?:arts|dokter|(?:^|[-'’])(?:dr|meneer|mevrouw|mw|dhr))$/iu, DUTCH],
  [new RegExp(`^${FINNISH_DEED}$`, 'u'), FINNISH],
  [/^(?:called|named|said|says|reads?)$/, SOMEONE_CALLED],
  [/^(?:Bey|Hanım|Usta|Abla|Abi|Hoca|teşekkür\p{L}*|\p{Lu})(?:['’]\p{L}+)?$/u, ...SIGNS],
];

/** The forms that a word may belong to, as bits. */
export const mayHaveForm = wordBits(FORMS.map(([word]) => word));
