import { isTurning } from '../../labels/label-sense.ts';
import { leadSense } from '../../labels/line-labels.ts';
import type { Span } from '#domain/text/span.ts';

/**
 * Phrases that change the meaning of the words beside them, in English, German, French and Spanish.
 */

/** In UTF-16 units after the start of a clause. */
const WINDOW = 80;

const opening = (...words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const TAKES_BACK = opening(
  // English.
  String.raw`or so (?:i|we|you|they|he|she|it|the)(?!\p{L}).{0,20}?(?:thought|think|told|says?|said|claim(?:s|ed)?|believed?|hoped|seem(?:s|ed)|assumed|expected|promised?)`,
  String.raw`at least (?:that|so|in theory|on paper|according|i thought|we thought|they sa(?:y|id))`,
  String.raw`(?:that|this|it) (?:was|is|turned out to be) (?:the promise|the plan|the idea|the theory|the claim|what (?:they|we|i|the)|a (?:lie|joke)|not (?:true|so|the case)|un?true|wrong|false)`,
  String.raw`so (?:they|he|she|the \p{L}{1,20}) (?:say|says|said|claim|claims|claimed|told)`,
  '(?:oh )?yeah,? (?:right|sure)|oh,? (?:please|sure)|as if|dream on|in your dreams|fat chance|(?:you must be|are you) (?:joking|kidding)|just kidding|only kidding|kidding|just joking|jk',
  'i was wrong|we were wrong|how wrong|far from it|think again|turns? out|said no|my foot|or not',
  String.raw`(?:that|this|it|which) (?:only |just )?(?:lasted|held|went on|changed|ended|stopped)`,
  'i wish|if only|big mistake|silly me|little did|what a joke|not true|nothing could be|who am i kidding',
  // German.
  String.raw`(?:das |so )?dachten? (?:ich|wir)(?=(?: (?:zumindest|jedenfalls|wenigstens|mal|noch|immer|da))?\s{0,2}(?:[.,!…]|$))`,
  String.raw`so (?:hieß|heißt|stand|steht|sagte|sagten|wurde|dachten?)|(?:zumindest|jedenfalls|wenigstens) (?:dachten?|hieß|laut|so|in der theorie|auf dem papier|bis|war das)`,
  String.raw`(?:das|dies|es) (?:galt|hielt (?:genau|nur|etwa|ganze)|änderte sich|hat sich)|von wegen|schön wär|pustekuchen|denkste|weit gefehlt|irrtum|dass ich nicht lache|ja,? klar|wer['’]s glaubt`,
  String.raw`(?:das )?stimmt (?:\p{L}{1,12} ){0,2}nicht|(?:leider|eben|doch|oder) nicht|ironie (?:aus|off)|war wohl nichts|gelogen`,
  // French.
  String.raw`(?:enfin |enfin, |ou )?(?:du moins|en tout cas|c['’](?:est|était) ce)(?!\p{L}).{0,20}?(?:croyai[st]|pensai[st]|disai[st]|dit|di(?:sen)?t|promis)`,
  String.raw`je (?:le )?(?:croyais|pensais)(?=\s{0,2}(?:[.,!…]|$))|tu parles|mon (?:œil|oeil)|ou pas|ou presque|soi[- ]disant|que nenni`,
  String.raw`(?:ça|cela) (?:n['’]a|a) (?:pas )?(?:duré|tenu|changé)|je (?:plaisante|rigole)|quelle blague|la bonne blague|même pas|pas du tout|on m['’]a menti|c['’]est faux|à ce qu['’](?:on|il)`,
  // Spanish.
  String.raw`(?:o |al menos )?eso (?:pens|cre|dic|dec|dij|promet|esper|anunci)\p{L}{0,6}|o no|qu[eé] va|ja(?:ja){0,6}|mentira|ni de broma|es broma`,
  String.raw`(?:eso|esto) (?:duró|cambió|era antes)|ni hablar|para nada|no es (?:verdad|cierto)|según (?:ellos|la web|el anuncio)|supuestamente|por decir algo`,
);

/** Opens a customer's later word on all that stands before it, in seven languages. */
const REVISES = opening(
  String.raw`(?:update|updated|edit|edited|correction|korrektur|korrigiere|nachtrag|rectificat(?:ion|if)|mise à jour|actualización|corrección|rectifico|aggiornamento|correzione|correctie|atualização|correção|errata|erratum)(?: \p{Nd}{1,4}| \([^)
]{1,20}\))?\s{0,2}(?=[:：–—-])`,
  String.raw`(?:ps|p\.s\.|pd|p\.d\.|nb|n\.b\.)\s?[:：]?\s?(?:(?:it|that|this|they|he|she|es|das|er|sie|ce|ça|c['’]\p{L}{1,9}|il|ils|elles?|het|dat) (?:[\p{L}’']{1,12} ){0,3}?(?:not|\p{L}{2,6}n['’]t|stopped|broke|nicht|pas|niet)|(?:eso )?(?:no|non|não) (?:lo )?\p{L}{1,10}(?=\s{0,2}(?:[.,!…]|$)))`,
  '(?:(?:oh|ah|och|ach|oops|ups|hm|ay|oei),? )?(?:wait,? no|hang on,? no|moment,? nein|halt,? nein|attendez,? non|espera,? no|aspetta,? no|wacht,? nee|espera,? não)|scratch that|forget that|never ?mind that|i(?: must| have to)? take (?:that|it|this|all of (?:that|it)) back|not any ?more|ich nehme (?:das|alles) zurück|je retire ce que|retiro lo dicho|ritiro tutto|ik neem het terug|retiro o que',
  String.raw`(?:ha){2,6}h?[,.!…]? (?:guter witz|good (?:one|joke)|nice (?:one|joke|try)|bonne blague|buena broma|bella battuta|goeie grap|boa piada)|guter witz|good (?:one|joke)`,
  String.raw`\p{L}{1,20} (?:is|was|ist|war|est|était|es|era|è|é) (?:a lie|gelogen|eine lüge|un mensonge|una mentira|una bugia|uma mentira)`,
  String.raw`(?:almeno|o) così (?:credevo|pensavo|dice|dicono)|dat (?:dacht|dachten|hoopte|zeiden) (?:ik|we|wij|ze)|(?:ou|pelo menos) assim (?:eu |nós )?(?:pensava|achava|pensei|diziam)|só que não|was het maar waar|quem me dera|magari fosse`,
);

/** True if the clause that begins at `at` takes back or corrects what stands before it. */
export const revises = (text: string, at: number): boolean =>
  REVISES.test(text.slice(at, at + WINDOW));

/** True if the clause that begins at `at` retracts the words before it: "Or so I thought". */
export const takesBack = (text: string, at: number): boolean =>
  TAKES_BACK.test(text.slice(at, at + WINDOW));

const ASKS: readonly RegExp[] = [
  opening(
    String.raw`(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|may|must)(?:n['’]t)? (?:i|you|he|she|it|we|they|there|this|that|these|those|the|an?|your|my|our|his|her|their|any|anyone|anybody|everyone|all)`,
    String.raw`why|how (?:come|much|many|long|far|often|old|big)|who|whose|which|(?:does |do |did |has |would )?any(?:one|body) (?:know|tried|else|here)|(?:just |i(?:['’]m| am) )?wondering|(?:please |can you |could you )?tell me`,
  ),
  // Reviews also omit their subject: "War ein schöner Abend", "Kann ich nur empfehlen".
  /^(?:ist|sind|war|waren|hat|haben|hatte|kann|können|könnt|gibt|gab|darf|dürfen|muss|wird|werden|liegt|steht|funktioniert|hält|passt|lohnt|kommt|geht|seid|habt|macht|braucht|schließt|öffnet) (?:es|das|der|die|den|dem|man|ich|du|er|sie|wir|ihr|hier|da|dort|jemand|euer|eure|dein|mein|denn)(?!\p{L})(?!.{0,40}empfehl)/iu,
  opening(
    'warum|wieso|weshalb|welche[rsnm]?|(?:weiß|weiss|kennt|hat|kann) (?:hier )?(?:jemand|wer)|wisst ihr|frage',
    String.raw`est-ce|qu['’]est-ce|y a-t-il|pourquoi|combien|quelqu['’]un (?:sait|peut|a)|(?!rendez)\p{L}{1,20}-(?:t-)?(?:ils?|elles?|on|vous|tu|nous|je|ce)`,
    '(?:alguien sab|sabe alguien|sabéis|sabes|por qué|cuánt|cuándo|dónde)\\p{L}{0,3}',
  ),
];

/** True if the clause that begins at `at` asks, even without a question mark at its end. */
export function asks(text: string, at: number): boolean {
  if (text.slice(Math.max(0, at - 2), at).includes('¿')) return true;
  const clause = text.slice(at, at + WINDOW);
  return ASKS.some((form) => form.test(clause));
}

/** Words before a colon, as at the start of a line or a sentence. */
const LEAD =
  /(?<=^|[\n.!?;•*–—-]\s{0,3})(?<lead>[^\s.!?;:：•*–—-][^\n.!?;:：•*–—]{0,60}?)\s{0,3}[:：]/gu;

/** Ends such a list: an empty line, or another heading. */
const LIST_END = /\n\s{0,20}\n|(?:^|\n|[.;!] ?)[^\n:.,;!]{1,30}:/gu;

/**
 * The lists of missing, bad, wished or promised things: none of their items is praise, whatever its
 * words.
 */
export function shortcomingsIn(text: string): Span[] {
  const lists: Span[] = [];
  for (const { 0: heading, index, groups } of text.matchAll(LEAD)) {
    const start = index + heading.length;
    // Within the previous list.
    if (start <= (lists.at(-1)?.end ?? 0) || !isTurning(leadSense(groups?.['lead'] ?? '')))
      continue;
    LIST_END.lastIndex = start;
    lists.push({ start, end: LIST_END.exec(text)?.index ?? text.length });
  }
  return lists;
}
