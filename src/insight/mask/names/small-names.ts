import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { isUnknown } from './name-parts.ts';
import { isRole } from '../../data/names/person-roles.ts';
import { NEVER, TITLES } from '../../data/names/person-words.ts';
import { wordBits } from '../../text/word-bits.ts';

/**
 * Names known by their introduction only: in lower case, or an initial before a family name.
 * `bits`: the result of `mayIntroduce` for the text.
 */
export function findIntroduced(text: string, bits: number): Mask[] {
  if (bits === 0) return [];
  return FORMS.flatMap(([, form], at) => ((bits & (1 << at)) !== 0 ? namesOf(text, form) : []));
}

function namesOf(text: string, form: RegExp): Mask[] {
  return matchesOf(text, form).flatMap(({ 0: found, index }) => {
    // Not the initial of a family name
    const key = (/\p{L}{2,}(?= \p{L}$)|\p{L}+$/u.exec(found)?.[0] ?? found).toLowerCase();
    return isWord(key) ? [] : [{ start: index, end: index + found.length, kind: 'name' as const }];
  });
}

const isWord = (key: string): boolean =>
  NEVER.has(key) ||
  GENERIC_WORDS.has(key) ||
  KNOWN_PROPER_NOUNS.has(key) ||
  TITLES.has(key) ||
  isRole(key) ||
  !isUnknown({ text: key, key, start: 0, end: 0, gap: ' ', capital: false, owner: false });

const PLACES =
  'till|phones?|bar|banco|cassa|reception|reparto|bar|desk|sportello|recepción|mostrador|caja|taller|accueil|comptoir|caisse|atelier|front|counter|till|checkout|empfang|kasse|service|werkstatt|rezeption|balie|kassa|loja|caixa|balcão|receção|recepção';
const POST = new RegExp(String.raw`(?<!\p{L})(?:${PLACES})(?!\p{L})|recepcji`, 'u');
/** `del banco`, `on the till`: where someone works. */
const AT_POST = String.raw`(?:(?:del|della|al|alla|de la|de|da|do|from|at|on|in|vom|am|an der|an|aus|im|van|aan|bij|au|à|en) (?:the |der |dem |de |la |le |l['’])?(?:${PLACES})(?!\p{L})| de l['’]accueil| z recepcji)`;

/** Nouns that stand after `una tal` and its like as often as names do. */
const NO_CERTAIN =
  '(?:cosa|vez|manera|modo|cantidad|calidad|punto|momento|edad|grado|nivel|forma|maneira|jeito|ponto|tempo|fila|problema|sitio|lugar|cual|magnitud|persona|señora?|chic[oa])(?!\\p{L})';
/** Words between thanks and their reason. */
const NO_THANKED =
  '(?:mate|lads|girls|ladies|once|heaps|tons|loads|beaucoup|infiniment|énormément|mille|tou(?:s|tes)|quand|amigos|chic[oa]s|mil|much[oa]s?|gente|ancora|ragazz[ie]|tant[eo]|davvero|pessoal|nochmals?|euch|ihnen|dir|vielmals|mädels|moi|trop|bcp|tutti|sempre|hun|babe|dear|\\p{L}+(?:ly|mente|ment))(?!\\p{L})';
/** A pattern for a required word, and the form itself. */
const FORMS: readonly (readonly [word: RegExp, form: RegExp])[] = [
  // `The O'Shaughnessy family`
  [/^famil/, /(?<!\p{L})(?:O['’]|Mc|Mac)\p{Lu}\p{Ll}{2,20}(?= (?:family|families)(?!\p{L}))/gu],
  // `Shoutout 2 dezzy`
  [
    /shout|big|kudos|props|thx|thanks/i,
    /(?<=(?<!\p{L})(?:shout-? ?outs?|big up|kudos|props|thx|thanks) (?:2|4|to|goes to|go to) )(?!(?:them|everybody|management|both|whom|god|people|your?|see|say|hear)(?!\p{L}))\p{L}{3,20}(?= (?:n|and|&|in|at|from|4|for|who|u|on|behind|you)(?!\p{L})|[,.!?'’\n]|\s*$)/giu,
  ],
  // `shout out nikesh who`
  [
    /shout/i,
    /(?<=(?<!\p{L})shout-? ?outs? )(?!(?:goes|please|also|again|here|there|loud|and|the)(?!\p{L}))\p{L}{3,20}(?= (?:who|for|from|at|in|on)(?!\p{L}))/giu,
  ],
  // `lil jaxon's 4th bday`
  [
    /b(?:irth)?day|christening|party|communion/i,
    /(?<=(?<!\p{L})(?:lil|little|our|my|baby|young) )(?!(?:\p{L}{0,15}(?:man|friend|kid|girl|boy|child|son))['’]?s)\p{Ll}{3,20}(?=['’]s (?:\d{1,2}(?:st|nd|rd|th)? |first |second |third )?(?:b-?day|birthday|christening|party|communion)(?!\p{L}))/gu,
  ],
  // `je mapelle cindy`, `mein name is kevin`: without apostrophes and accents.
  [
    /ap+el+e|yamo|hei(?:ss?|ß)|names?$|[cg]hamo|chiamo|nom$|nome$|nombre$/i,
    /(?<=(?<!\p{L})(?:je m ?['’]?ap{1,2}el{1,2}e?s?|j ?m ?['’]?ap{1,2}el{1,2}e|m[ei] ?l?l?yamo|ich hei(?:ss?|ß)e?|my names|my name(?:['’]s| is)|mein name is(?:t)?|m[ei] (?:chiamo|chamo)|mon nom c['’]?est|meu nome (?:é|e|eh)|mi nombre es|(?:il )?mio nome (?:è|e)),? )(?!(?:not|also|since|nicht|mal|pas|plus|non)(?!\p{L}))\p{L}{3,20}(?!\p{L})/giu,
  ],
  // `hallo hier ist die renate nochmal`, `oi aqui é a jussara de novo`, `it's bev again`
  [
    /^(?:nochmals?|nochma|wieder|again|nov[oa]|nuevo|nuovo|otra|encore|nouveau)(?:[-'’]|$)/iu,
    /(?<=(?<!\p{L})(?:hier (?:ist|is|spricht|schreibt)(?: (?:die|der))?|aqui (?:é|eh|e|fala)(?: (?:a|o))?|(?:aquí )?(?:soy|habla)(?: (?:la|el))?|it['’]?s|this is|c['’]est|sono) )(?!(?:all|back|done|doing|down|him|her|me|mich|immer|alles|nichts|ich|wir|toujours|moi|stessa|stesso)(?!\p{L}))\p{L}{3,20}(?=,? (?:nochmals?|nochma|(?:schon )?wieder|(?:yet )?again|de novo|de nuevo|otra vez|di nuovo|encore|de nouveau)(?!\p{L}))/giu,
  ],
  // `merhaba ben gülşah`
  [
    /^ben$/iu,
    /(?<=(?:^|[Mm]erhaba\p{L}{0,3},? |[Ss]elam\p{L}{0,3},? )[Bb]en )(?!(?:bu|şu|o|de|da|çok|hiç|artık|daha|bir|iki|üç|sizden|sizin|size|siz|her|dün|bugün|geçen|kendi|burada|burayı|eşim|ailem|ürünü|ürün|aldım|memnun|sadece|genelde|genellikle|normalde|şahsen|ilk|önce|yine|tekrar|hep|zaten|henüz|bile|aslında|açıkçası|cumartesi|pazar)(?!\p{L}))\p{L}{3,20}(?= (?:geçen|bugün|dün|\p{L}+(?:dan|den|tan|ten)|\d)|[,.!])/gu,
  ],
  // `mme le goff`
  [
    /^(?:mme|mlle|mr|mrs|ms|dr|frau|herrn?|sra?|dhr|mevr|mevrouw|meneer)$/u,
    /(?<=(?<!\p{L})(?:mme|mlle|mr|mrs|ms|dr|herrn?|frau|sra?|dhr|mevr|mevrouw|meneer)\.? )(?:le|la|de|du|van|von|di|del|della)(?: de[nr]?)? \p{Ll}{3,20}(?!\p{L})/gu,
  ],
  // `would not recommend. ashleigh t`
  [
    /^[b-df-hj-npr-tvwz]$/u,
    /(?<=[.!?] )(?!(?:thanks?|miss|love|see|plan|size|type|vitamin|part|class|grade|option|model|tier|level)(?!\p{L}))\p{Ll}{3,15} [b-df-hj-npr-tvwz](?=\.?\s*$)/gu,
  ],
  // `una tal yesenia,`
  [
    /^tal$/u,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:una? tal(?: de)?|um tal de|uma tal de) )(?!${NO_CERTAIN})\p{L}{3,20}(?=[,.!?)]|\s*$| (?:que|quien)(?!\p{L}))`,
      'gu',
    ),
  ],
  // `Contact Ikaika Palakiko, …`: not `Contact Lens Direct`
  [
    /^(?:contact|kontakt|cont[aá]ct|contatt)/iu,
    /(?<=(?:^|[.!?…\n] ?)(?:[Cc]ontact|[Kk]ontakt(?:iert?|ieren Sie|a|uj|ujte|ujcie)?|[Cc]ontacte[rz]?|[Cc]ont[aá]ct(?:a|en|ad|ar)(?: con)?|[Cc]ontatt(?:a|ate|are)) )(?!Lens)\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20}(?=[,.!(:]|\s*$| (?:for|at|on|via|if|to|in|für|unter|wenn|pour|par|au|si|para|por|al|en|per|su|voor|als|se|w|na|på|om))/gu,
  ],
  // `ty priyanka ur a star`
  [
    /(?<!\p{L})(?:ur?|you(?:['’]?re)?)(?!\p{L})/iu,
    /(?<=(?<!\p{L})(?:ty|tysm|thx|thanks|thank (?:you|u)|cheers) )(?!(?:so|guys|all|everyone|everybody|again|team|god|babe|much|very|lots|mate|hun|love|dear|folks|lads|girls|ladies|people|but|and|for|that|if|because|always|really|that|since|who|whoever|sir|doc|gang|kindly|both|madam|bro|mum|dad|boss|chef|coach|friend|friends|indeed|truly)(?!\p{L}))\p{L}{3,20}(?=,? (?:u ?r|you['’]?re|you are|u are|u rock|you rock)(?!\p{L}))/giu,
  ],
  // `thanks jaz for the quick fix`
  [
    /(?:hanks|thx|heers|erci|racias|razie|brigad[oa]|anke)$/i,
    new RegExp(
      String.raw`(?<=(?:^|[.!?,;…\n] ?)(?:thanks|thx|cheers|merci|gracias|grazie|obrigad[oa]|danke) )(?!${NO_THANKED})\p{L}{3,20}(?= (?:for|pour|por|per|für|fürs|pel[oa])(?!\p{L}))`,
      'giu',
    ),
  ],
  // `bex u are amazing`
  [
    /\bur?$|you(?:['’]?re)?$/i,
    /(?<=^|[.!?…\n] ?)(?!(?:girls|boys|ladies|lads|because|while|cheers|truly|dear|yeah|until|once|\p{L}+ly)(?!\p{L}))\p{L}{3,20}(?=,? (?:u ?r|ur|u are|you['’]?re|you are) (?:an? |the |so |such a |truly |simply |all )?(?:amazing|best|stars?|legends?|great|brilliant|awesome|gems?|fab|fabulous|lovely|angels?|lifesavers?|hero|sweet|babe|wonderful|incredible|fantastic|queen|king)(?!\p{L}))/giu,
  ],
  // `had bex do my nails`
  [
    /(?<!\p{L})(?:had|have|let|got)$/iu,
    /(?<=(?<!\p{L})(?:had|have|let) )(?!(?:someone|somebody|anyone|people|them|him|her|staff|everyone|another|nobody|others|friends|kids|both|never|always|already|professionals?|what|either)(?!\p{L}))\p{L}{3,20}(?= (?:do|cut|colou?r|style|wax|fix|paint|groom|massage|show|help|teach|tattoo|pierce|install|look at|look after|take care of) (?:my|our|me|us|his|her|it|the|mine|both)(?!\p{L}))/giu,
  ],
  // `big up to my mate wazza who`
  [
    /^who(?!\p{L})/u,
    /(?<=(?<!\p{L})my (?:mate|friend|buddy|bro|neighbou?r|colleague|cousin|sister|brother|husband|wife|son|daughter|boss|partner|pal|nan|uncle|aunt|auntie|nephew|niece|flatmate|roommate|landlord) )(?!(?:and|was|is|here|there|also|too|both|abroad|online|once|one|then|those|people|someone|anyone|everyone|recently|upstairs|downstairs|twice|alone|yesterday|today|tonight|again|abroad|next|group|friend|friends|nearby|opposite|[\p{Ll}]{2,16}ly)(?!\p{L}))\p{Ll}{3,20}(?= who(?!\p{L}))/gu,
  ],
  // `groetjes van ons, fenna en bas`: at the end, after a greeting of several people.
  [
    /groet|gruß|grüß|saludos|bises|regards|liefs|kusjes|hugs|love|abraç|saluti|hilsen|hälsning/iu,
    /(?<=(?<!\p{L})(?:groetjes|groeten|gr[uü](?:ß|ss)e?|saludos|bises|bisous|regards|love|hugs|liefs|kusjes|abraços|saluti|hilsen|hälsningar) (?:van ons|von uns|from us|from both|de nous|de nosotros|da noi|de nós|fra oss|från oss)(?: allemaal| allen| tous| todos| all| tutti)?, )\p{Ll}{3,20}(?: (?:en|und|and|et|y|e|&|og|och) \p{Ll}{3,20})?(?=\s*[.!]?\s*$)/giu,
  ],
  // `gennaro del banco pesce mi ha risposto`
  [
    POST,
    new RegExp(
      String.raw`(?<=(?:^|[.!?,;:…\n] ?|(?<!\p{L})(?:und|and|et|y|e|en|i) ))(?!(?:guys?|man|men|lady|boys?|one|ones|all|she|they|the|and|who|but|her|him|his|our|out|not|now|day|any|staff|people|pay|paid|ask|desk|best|food|next|only|also|even|just|cash|card|line|queue|waiting|wait|stand|sat|sit|fila|cola|file)(?!\p{L}))\p{Ll}{3,20}(?= ${AT_POST}.{0,30}(?<!\p{L})(?:mi|ci|me|nos|m['’]a|nous|mir|mich|uns|us|ons|mij|was|were|is|est|hat|ist|war|es|fue|è|a)(?!\p{L}))`,
      'gu',
    ),
  ],
  // `Gez. B. Krautwurst`, `laissé par É. d'Hautecombe`, `M.ª Ángeles`
  [
    /\p{Lu}$/u,
    /(?<![\p{L}\p{N}.])(?<!(?:[Ss]ize|[Tt]aille|[Tt]alla|[Tt]aglia|[Gg]röße|[Mm]aat|[Tt]amanho|[Cc]lass|[Cc]lasse|[Kk]lasse|[Vv]itamina?|[Pp]lan|[Tt]ype?|[Gg]ate|[Zz]one|[Ll]ine|[Ll]evel|[Gg]rade|[Oo]ption|[Pp]art|[Tt]erminal|Halle|[Bb]lock|Gleis|Linie) )\p{Lu}\. ?(?:(?:d['’]|von |van |van der |van den |de |de la |di |du |da |zu ))?\p{Lu}\p{Ll}{2,24}(?:-\p{Lu}\p{Ll}{1,24})?(?=[,;.!?)\n]|\s*$| (?:from|aus|uit|at|was|is|war|who|die|der|qui|que|che))/gu,
  ],
  // `passed on to M. Abernathy in head office`
  [
    /\p{Lu}$/u,
    /(?<=(?:^|[\p{Ll},:(] |(?<!\p{L})(?:Mr|Mrs|Ms|Dr)\.? ))(?<!(?<!\p{L})(?:size|vitamine?|plan|type|gate|zone|line|level|grade|option|part|terminal|block|class|hall|room|taille|talla|taglia|maat|klasse|halle|typ|stufe|kategorie|z\.|u\.|[Tt]he|an?|one|as|to|or|oder|ou|and) )\p{Lu}\. (?!\p{L}{1,20}(?:ing|ed|ly|ung|heit|keit|mente?) )\p{Lu}\p{Ll}{2,24}(?:-\p{Lu}\p{Ll}{1,24})?(?= \p{Ll})|(?<=(?<!\p{L})(?:to|by|from|with|and|Mr|Herrn?|Frau|von|an|mit|par|avec|con|por|da|met|door|com) )\p{Lu}\. \p{Lu}\p{Ll}{2,24}(?= \p{Ll})/gu,
  ],
  [
    /[ªº]/,
    /(?<!\p{L})(?:M|J|F|F?co|Ant)\.?[ªº]\.? (?:(?:de |del |de la )?\p{Lu}\p{Ll}{1,20}(?: (?=\p{Lu}|de)|(?!\p{L}))){1,4}/gu,
  ],
];

/** The forms that a word may belong to, as bits. */
export const mayIntroduce = wordBits(FORMS.map(([word]) => word));
