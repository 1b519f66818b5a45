/** Characters allowed around the words of a line: emoji, list marks, punctuation. */
const AROUND = String.raw`[^\p{L}\p{N}]*`;

const whole = (words: string): RegExp => new RegExp(`^${AROUND}(?:${words})${AROUND}$`, 'iu');

/** Short lines that claim nothing: exclamations, sign-offs, headings. */
const EMPTY: readonly RegExp[] = [
  whole(
    "wow|yay|yum(?:my)?|yes|ok(?:ay)?|oh|aww?|hooray|hurray|woo ?hoo|ta-?da|boom|bravo|amen|haha(?:ha)*|oops|love (?:it|this|you|them)|we love|so|and|but|or|now|today|tonight|tomorrow|sunday mood|mood|same|true|indeed|exactly|please|sorry|enjoy|anyway|well|hmm|phew|let[’']s go|go|here we go|weekend|coming soon|soon|stay tuned|new|update|reminder|ps|p\\.s\\.|xoxo?|x+",
  ),
  whole(
    "juhu|hurra|ja|lecker|ach|na|also|bitte|prost|mahlzeit|tada|endlich|heute|morgen|bald|los|weiter|genau|ahoi|neu|wir lieben|liebe|sí|vale|olé|viva|ay|hoy|mañana|pronto|salud|venga|vamos|por favor|oui|ouais|hourra|miam|bref|voilà|aujourd[’']hui|demain|bientôt|santé|allez|s[’']il vous plaît|sì|evviva|oggi|domani|ja hoor|hoera|sim|viva|hoje|amanhã",
  ),
  whole(
    "(?:your|yours|the|our|euer|dein|ihr|unser|das|tu|vuestro|el|nuestro|votre|l[’']|notre|il|het|a) ?(?:\\p{L}{1,20} )?(?:team|crew|family|familie|equipo|familia|équipe|famille|squadra|equipe)|(?:kind|best|warm)? ?(?:regards|wishes)|yours(?: truly)?|sincerely|love|cheers|(?:viele|liebe|beste|herzliche) grüße|(?:un )?(?:saludos?|abrazos?|besos)|(?:bien )?(?:cordialement|amicalement|bises)|(?:cordiali|tanti) saluti|groetjes",
  ),
  whole(
    'our (?:story|team|menu|services|rooms|shop)|about us|opening hours|contact(?: us)?|menu|über uns|unser(?:e)? (?:team|geschichte|angebot|karte)|öffnungszeiten|kontakt|nuestra historia|sobre nosotros|horarios?|contacto|notre (?:histoire|carte)|à propos|horaires|chi siamo|orari',
  ),
];

/** Words that claim even as a line of their own, without a full stop. */
const ASSERTING = whole(
  'always|never|guaranteed|free|vegan|organic|handmade|homemade|immer|nie(?:mals)?|garantiert|kostenlos|gratis|hausgemacht|handgemacht|siempre|nunca|garantizado|casero|artesanal|vegano|toujours|jamais|garantie?|gratuite?|végane?|sempre|mai|garantito|altijd|nooit|gegarandeerd|garantido|grátis',
);

const countWords = (words: string): number =>
  words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/**
 * True for a line of one or two words that claims something, as `Free breakfast` and `Vegan.` do. A
 * single word without a full stop is a heading, as `Coffee`.
 */
export function isShortClaim(words: string): boolean {
  const count = countWords(words);
  if (count === 0 || EMPTY.some((form) => form.test(words))) return false;
  return count > 1 || ASSERTING.test(words) || /\p{L}[.!…][^\p{L}\p{N}]*$/u.test(words);
}

/** Letters of scripts whose languages have no lists of greetings and calls. */
const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;

/** True for a sentence mostly in such a script: whatever it says counts as a claim. */
export function isForeignScript(words: string): boolean {
  const foreign = words.match(FOREIGN)?.length ?? 0;
  return foreign * 2 > (words.match(/\p{L}/gu)?.length ?? 0);
}
