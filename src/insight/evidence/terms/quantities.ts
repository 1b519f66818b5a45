/** Claims that hide in greetings, calls to action, questions, hashtags and rows of stars. */

const anyOf = (...lists: readonly string[]): string => lists.join('|');

/** Amounts that no list of numbers has. */
const QUANTITY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    'half(?![- ]?term)|double(?![- ]tap)|twice|triple|thousands|millions|hundreds|dozens',
    'hälfte|doppelt\\p{L}{0,2}|dreifach\\p{L}{0,2}|tausenden?|tausende|hunderte?n?|millionen|dutzenden?',
    'mitad|doble|triple|miles|millones|cientos|cientas|decenas|docenas',
    'moitié|milliers|centaines|dizaines|douzaines',
    'metà|doppio|migliaia|milioni|centinaia|decine|helft|dubbele?|duizenden|honderden|miljoenen',
    'metade|dobro|milhares|milhões|centenas|dezenas',
  )})(?!\p{L})`,
  'iu',
);

/** Thanks by the thousand. */
const IDIOMS =
  /(?<!\p{L})(?:a (?:million|thousand|hundred)|(?:un )?mill[oó]n(?:es)? de (?=gracias)|mil (?=gracias)|mille (?=mercis?|grazie)|tausend (?=dank)|duizendmaal|mil (?=obrigad))/giu;

/** A greeting or thanks without the idioms that count nothing: `Thanks a million`. */
export const withoutIdioms = (words: string): string => words.replace(IDIOMS, ' ');

/** In UTF-16 units: more than any sentence of a post. */
const LONGEST = 2_000;

/** True for an amount in words: `Save half`, `Join hundreds of runners`. */
export const quantifies = (words: string): boolean => QUANTITY.test(words.slice(0, LONGEST));

const ALWAYS =
  'never|always|nie|niemals|immer|nunca|jamás|siempre|jamais|toujours|mai|sempre|nooit|altijd';

const WITHIN_CALLS: readonly RegExp[] = [
  // Promises of the writer, not wishes to the reader: `Call us: we never sleep.`
  new RegExp(
    String.raw`(?<!\p{L})(?:we|they|our \p{L}{2,20}|wir|unsere? \p{L}{2,20}|nosotr[oa]s|nous|on|noi|nós) (?:\p{L}{1,20} ){0,2}(?:${ALWAYS})(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`[,:;–—] ?(?:${ALWAYS}) \p{L}{2,20}mo(?:s)?(?!\p{L})`, 'iu'),
  // Gifts: `Book a room with a free breakfast.`
  /(?<!\p{L})(?<!feel |set |get )free (?!to |time|up|from)\p{L}{3}|(?<!\p{L})(?:for free|free of charge|kostenlos\p{L}{0,2}|gratis|gratuit\p{L}{0,2}|grátis|offerte?s?)(?!\p{L})/iu,
];

/** True for a call to action that promises a gift or a rule without exception. */
export const promises = (words: string): boolean =>
  WITHIN_CALLS.some((form) => form.test(words.slice(0, LONGEST)));

/** Questions that only boast: `Who else has …?`, `Did you know that we …?` */
const BOASTING: readonly RegExp[] = [
  /^[^\p{L}\p{N}]*(?:(?:who|where) else|w(?:er|o) sonst|(?:quién|dónde) más|qui d['’]autre|où ailleurs|(?:chi|dove) altro|wie anders|(?:quem|onde) mais)(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:did you know|have you heard|wuss?te?s?t (?:du|ihr)|wussten sie)(?: that|, dass)? (?:we|wir)(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:sab[ií](?:as|ais|an) que|sapev(?:i|ate) che|sabia que) (?:ya )?\p{L}{1,20}mos?(?!\p{L})/iu,
  /^[^\p{L}\p{N}]*(?:le )?(?:saviez|savez|savais|sais)[ -](?:vous|tu) (?:que nous|qu['’]on)(?!\p{L})/iu,
];

/** True for a question that boasts; it is a claim if it has an amount. */
export const isBoastingQuestion = (words: string): boolean =>
  BOASTING.some((form) => form.test(words));

/** Hashtags that claim something by their words. */
const CLAIM_TAG = new RegExp(
  `^(?:${anyOf(
    '(?:the)?best(?!ie|friend|day|life|of|wish)\\p{L}{2,40}|number(?:one)|award\\p{L}{0,20}|\\p{L}{0,30}(?:guaranteed|garantiert|garantizad[oa]|garantie?)|\\p{L}{3,30}free|free\\p{L}{4,30}',
    '(?:der|die|das)?beste[rsn]?\\p{L}{2,40}|(?:el|la)?mejor\\p{L}{2,40}|(?:le|la)?meilleure?\\p{L}{2,40}|(?:il|la)?miglior\\p{L}{2,40}',
    '\\p{L}{0,30}(?:gratis|kostenlos|gratuite?s?|gratuit[oa])|vegan\\p{L}{0,2}|organic|handmade|homemade|handgemacht|hausgemacht|casero|artesanal|vegano|fait(?:e)?maison|bio',
  )})$`,
  'iu',
);

/** A number that counts or ranks, unlike the one in `#summer2026` or `#room101`. */
const COUNTS = /\p{Nd}\p{L}|^\p{Nd}|(?:no|nr|num|number|nummer|numero|número|numéro|top)_?\p{Nd}/iu;

/** True for a hashtag that counts, ranks or praises. */
export function isClaimTag(tag: string): boolean {
  const body = tag.replace(/^#/, '');
  return COUNTS.test(body) || CLAIM_TAG.test(body);
}

/** True for a text with such a hashtag or with a row of stars, which is a rating. */
export const claimsBySign = (sentence: string): boolean =>
  (sentence.slice(0, LONGEST).match(/#[\p{L}\p{N}_]{1,80}/gu) ?? []).some(isClaimTag) ||
  /(?:[★⭐🌟]\uFE0F? ?){2}/u.test(sentence);

/** Superlatives of the writer's own offer in a greeting: `Welcome to the cleanest rooms in town.` */
const GREETED: readonly RegExp[] = [
  /\b(?:from|to|at|by) the (?!(?:guest|honest|request|test|rest|west|forest|interest|latest|quest|contest|harvest|protest|chest|nest|newest)(?!\p{L}))(?:best|\p{L}{3,20}est) (?!(?:customers?|guests?|team|followers?|clients?|community|fans?|crew|people|readers?|members?|friends?)(?!\p{L}))\p{L}/iu,
  /(?<!\p{L})(?:vom|von der|von den|im|in der|in den|beim|zum|zur) (?:besten?|(?!nächste|erste|liebste)\p{L}{4,20}sten?) (?!(?:kund|gäst|team|follower|fans?|leute|freunde)\p{L}{0,8})\p{L}/iu,
  /(?<!\p{L})(?:del|al|a la|en el|en la|a los|a las|de la|de los|de las) (?:mejor(?:es)?|(?:\p{L}{2,20} )más) (?!(?:client|equipo|seguidor|amig)\p{L}{0,6})\p{L}/iu,
  /(?<!\p{L})(?:du|de la|des|au|à la|aux|dans le|dans la) (?:meilleure?s?|plus) (?!(?:client|équipe|abonné|ami)\p{L}{0,6})\p{L}/iu,
];

/** True for a greeting that praises the offer. */
export const greetsWithPraise = (words: string): boolean =>
  GREETED.some((form) => form.test(words.slice(0, LONGEST)));
