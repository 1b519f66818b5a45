/** Labels of sites between the parts of a review: praise, criticism, reasons. */

import type { PageLine } from './page-line.ts';

/** In UTF-16 units. */
const LONGEST = 120;

const OPINIONS =
  "(?:overall|liked|disliked|pros?|cons?|pros and cons|loved|hated|what (?:i|we|you) (?:liked|disliked|did not like|didn[’']t like|loved)(?: (?:most|best|least))?|positives?|negatives?|verbesserungsvorschläge|verbesserungsvorschlag|suggestions(?: for improvement)?|advice to management|rat an das management|conseils? (?:à la direction|au management)|consejos? (?:para la dirección|a la (?:dirección|gerencia))|(?:consigli|suggerimenti) (?:per la dirigenza|al management)|advies aan (?:het )?management|conselhos? (?:para a presidência|à administração|para a gestão)|positive (?:review|feedback)|negative (?:review|feedback)|the good|the bad|gefiel|gefiel nicht|gefiel (?:mir )?(?:nicht|gut)|gefallen|nicht gefallen|hat (?:mir )?gefallen|hat (?:mir )?nicht gefallen|gut|nicht so gut|schlecht|vorteile|nachteile|positiv|negativ|avis positif|avis négatif|points? (?:positifs?|négatifs?|forts?|faibles?)|les plus|les moins|aimé|pas aimé|avantages|inconvénients|comentario (?:positivo|negativo)|lo (?:mejor|peor|bueno|malo|positivo|negativo)|me gustó|no me gustó|gustó|no gustó|ventajas|desventajas|a favor|en contra|commento (?:positivo|negativo)|piaciuto|non piaciuto|mi è piaciuto|non mi è piaciuto|pregi|difetti|pluspunten|minpunten|goed|minder goed|wat was goed|voordelen|nadelen|positief|negatief|comentário (?:positivo|negativo)|gostou|não gostou|do que gostou|do que não gostou|pontos (?:positivos|negativos|fortes|fracos)|vantagens|desvantagens|prós|contras)\\s?[:·]?";

/** Questions of sites for software and jobs, with the site's or the product's name at the end. */
const ASKED =
  '(?:reasons? for (?:choosing|switching to|recommending)|what problems (?:is|are)|alternatives considered(?: before choosing)?|advice to|warum .{2,30} gewählt wurde|gründe für die wahl von|raisons? (?:du choix|de choisir)|motivos? para elegir|perché scegliere|redenen? om te kiezen voor|motivos? para escolher)(?: .{1,40})?';

const OPINION = new RegExp(`^(?:${OPINIONS}|${ASKED})$`, 'iu');
const OPINION_LEAD = new RegExp(`^(?:${OPINIONS})\\s?·\\s+(?=\\S)`, 'iu');

/** An opinion label before the words on the same line: `Liked · The breakfast`. */
export const opinionLead = (line: string): string | undefined =>
  OPINION_LEAD.exec(line.slice(0, LONGEST))?.[0];

/** True for a label that separates a customer's praise from their criticism. */
export const isOpinionLabel = (line: string): boolean =>
  line.length <= LONGEST && OPINION.test(line);

/** Before the words that sum up, as on sites for software: `Overall: It saved us hours.` */
const SUMMARY =
  /^(?:overall|comments?|insgesamt|kommentare?|globalement|en général|commentaires?|en general|comentarios?|nel complesso|commenti|over het geheel|opmerkingen|no geral|comentários?)\s?:\s+(?=\S)/iu;

/** Removes the label of the words that sum up, on pages with other labels on lines of their own. */
export function withSummaries(lines: readonly PageLine[]): readonly PageLine[] {
  if (!lines.some(({ kind }) => kind === 'label')) return lines;
  return lines.map((line) => {
    const lead = line.kind === 'text' ? SUMMARY.exec(line.text.slice(0, LONGEST))?.[0] : undefined;
    if (lead === undefined) return line;
    const { text, isApart } = line;
    return { kind: 'labelled', title: text.slice(lead.length), text, isApart };
  });
}
