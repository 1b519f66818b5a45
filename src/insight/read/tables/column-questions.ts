/** Survey questions as the names of columns. */

import { LONGEST_NAME, wordsOf } from './column-words.ts';

/** Longest label, in words; longer names are sentences. */
const LONGEST_LABEL = 5;

/** True for a survey question: its words say nothing about the answers. */
export const isQuestion = (name: string): boolean =>
  name.length > LONGEST_NAME ||
  /[?？؟]\s*(?:[(（][^)）]{1,40}[)）]\s*)?\*?\s*$/.test(name) ||
  wordsOf(name).length > LONGEST_LABEL;

/** A question for a name: `What's your first name?`, `Wie heißt du?`. */
const ASKS_NAME =
  /(?<!\p{L})(?:(?:first |full |your )name|call you|your name|wie heiß(?:t|en)|ihr(?:en)? (?:vor)?name|dein(?:en)? (?:vor)?name|comment (?:vous appelez|t[’']appelles|tu t)|(?:votre|ton) (?:pré)?nom|prénom|(?:cómo|como) (?:te llamas|se llama)|(?:tu|su) nombre|come (?:ti chiami|si chiama)|(?:il tuo|il suo) nome|hoe heet|(?:jouw|je|uw) (?:voor)?naam|(?:qual (?:é )?o|o) (?:seu|teu) (?:primeiro )?nome|como (?:você )?se chama)(?!\p{L})/iu;

/** In UTF-16 units. */
export const LONGEST_QUESTION = 200;

export const asksName = (name: string): boolean =>
  name.length <= LONGEST_QUESTION && isQuestion(name) && ASKS_NAME.test(name);

/** Matches a question that is answered with a number. */
export const SCORED =
  /likely|how (?:would|do|did) you rate|rate (?:your|our|the|us)|bewert|noteriez|notez|évalue|calific|puntú|valor(?:a|e|arías)|valut|beoordeel|avali|recommend|empfehl|recommand|recomend|raccomand|consigli|aanbevel|score|nps|satisf|zufrieden|tevreden|soddisf|(?<!\d)[01] ?(?:-|–|to|bis|à|a|al|tot) ?(?:5|10)(?!\d)/iu;

/** True for a cell that can only be a survey question. */
export const asksCustomers = (cell: string): boolean =>
  /[?？؟]\s*(?:[(（][^)）]{1,30}[)）])?\s*$/.test(cell.slice(-60)) &&
  isQuestion(cell.replace(/[(（][^)）]{1,30}[)）]\s*$/, ''));

/** True for a question with a number, a choice, or yes or no as its answer. */
export const isClosed = (question: string): boolean =>
  question.length <= LONGEST_QUESTION &&
  ((SCORED.test(question) && !REASON.test(question)) || isAboutUse(question));

/** True for a question for a score, which some ask together with its reason. */
export const asksScore = (question: string): boolean =>
  question.length <= LONGEST_QUESTION && SCORED.test(question);

/** Matches questions for the reason of a score, which customers answer in words. */
const REASON =
  /(?<!\p{L})(?:reasons?|why|explain|gr[uü]nde?|warum|weshalb|wieso|raisons?|pourquoi|expliquez|razón|razones|motivos?|por qué|motiv[oi]|perché|reden(?:en)?|waarom|motivos?|porquê|por que)(?!\p{L})/iu;

/** Matches questions about the source of a customer. */
const HEARD =
  /hear(?:d)? (?:about|of)|find (?:out about )?us|von uns (?:erfahren|gehört)|auf uns aufmerksam|entendu parler|(?:connu|découvert|trouvé)s?.{0,20}\?|nos (?:conoció|conociste|ha conocido)|saputo di noi|(?:ci hai|ci ha) (?:conosciuto|trovato)|over ons gehoord|ons gevonden|(?:ouviu falar|soube|conheceu)/iu;

/** Matches questions about permission to use the answer. */
const ALLOWED =
  /(?<!(?:how|what|where|wie|was|wo|worin|que|qué|quoi|cómo|como|comment|cosa|come) )(?:(?:may|can|could) we |dürfen wir|pouvons-nous|podemos|possiamo|mogen we)/iu;

/** Matches questions that are answered with a number or a span of time. */
const HOW_MUCH =
  /(?<!\p{L})(?:how (?:often|many|frequently)|wie (?:oft|häufig|viele)|combien de|à quelle fréquence|(?:con qué|a qué) frecuencia|cuántas? veces|quanto spesso|con quale frequenza|quante volte|hoe (?:vaak|veel)|com que frequência|quantas vezes)(?!\p{L})/iu;

/** Questions with a choice between several options: not `Which improvements would you suggest?` */
const PICKED =
  /^\W{0,3}(?!.{0,40}(?:improve|suggest|change|feature|verbesser|wünsch|änder|vorschl|funktion|améliorat|changement|sugg[eé]r|fonction|mejora|cambi|sugerencia|funci|miglior|verbeter|suggesti|melhor|sugest|part |teil|aspe[ck]t|moment))(?:which|welche[rsnm]?|quel(?:le)?s?|cu[áa]l(?:es)?|quale|quali|welke|qual|quais|(?:de )?qué (?:curso|taller|clase|producto|tienda|sede)|what (?:course|class|product|store|branch|age|type|kind))(?!\p{L})/iu;

const isAboutUse = (question: string): boolean =>
  HEARD.test(question) ||
  ALLOWED.test(question) ||
  HOW_MUCH.test(question) ||
  PICKED.test(question);

/** True for a question about a customer's past, which some answer with a story. */
export const asksSource = (question: string): boolean =>
  question.length <= LONGEST_QUESTION &&
  (HEARD.test(question) || HOW_MUCH.test(question) || PICKED.test(question)) &&
  !ALLOWED.test(question);

/** True for a question with a choice between options, and for a closed one without a number. */
export const isPicked = (question: string): boolean =>
  question.length <= LONGEST_QUESTION && isAboutUse(question);
