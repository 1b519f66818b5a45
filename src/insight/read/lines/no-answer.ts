/** Matches the placeholders of customers and surveys for a missing answer. */
const NO_ANSWER =
  /^(?:n\s?[/.]\s?a\.?|na|null|none|nil|[-–—./?]{1,5}|no (?:answer|response|comment)s?|not applicable|keine? (?:angaben?|antwort|kommentar)|k\. ?a\.|entfällt|sans (?:réponse|avis|commentaire)|pas de (?:réponse|commentaire)|n\.?c\.?|sin (?:respuesta|comentarios?)|no (?:aplica|contesta)|nessun[oa] (?:risposta|commento)|geen (?:antwoord|opmerking(?:en)?)|n\.?v\.?t\.?|sem (?:resposta|comentários?)|não se aplica)[.!]?$/iu;

/** True for `n/a`, `-` and the like. */
export const isNoAnswer = (text: string): boolean =>
  text.length <= 40 && NO_ANSWER.test(text.trim());
