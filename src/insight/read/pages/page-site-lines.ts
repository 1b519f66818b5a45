/** More lines of the best-known sites, as whole lines; their names and figures are slots. */
import { wholeLine } from '../lines/page-words.ts';

/** The kind of review, of its writer or of their stay: at the head or below the words. */
const TOLD = wholeLine(
  'my best buy.{0,20} member|tech insider network.{0,15}|top \\d{1,4} contribut(?:or|eurs?)|adhérent fnac|author \\d{1,3} books?(?: and .{3,30})?|liked by (?:the )?(?:creator|author)|vom (?:autor|ersteller) mit „?gefällt mir.{0,15}',
  // Copies that a shop gave away, and prizes
  '.{0,40}(?<!\\p{L})vine(?!\\p{L}).{0,50}(?:gratuit\\p{L}*|gratis|free|kostenfrei\\p{L}*|kostenlos\\p{L}*).{0,20}',
  '\\[?(?:this review|diese (?:bewertung|rezension)|cet avis|esta (?:reseña|opinión|avaliação)|questa recensione|deze (?:review|beoordeling)) (?:was|wurde|a été|se|ha sido|fue|è stata|is|werd|foi) .{0,40}(?:promotion|promoción|promozione|promotie|promoção|aktion|incentive|anreiz\\p{L}*|offre promotionnelle|gewinnspiel\\p{L}*|sweepstakes|contest|concours)(?: \\p{L}{3,12})?\\.?\\]?',
  '(?:reviewer |reviewed by .{2,40} who )?received (?:a )?(?:free product|product for free|an? incentive).{0,40}|incentive ?: .{2,40}',
  'written by .{2,30} while visiting \\S{3,60}|(?:von einem kunden|par un client|por un cliente|da un cliente|door een klant|por um cliente) .{3,40} \\S{2,40}\\.\\p{L}{2,7}',
  "(?:ursprünglich (?:veröffentlicht|gepostet|geschrieben)|(?:publiée? (?:initialement|à l[’']origine)|initialement publiée?)|publicad[oa] originalmente|originalmente publicad[oa]|pubblicat[oa] (?:originariamente|in origine)|oorspronkelijk (?:geplaatst|gepubliceerd)|originally (?:posted|published|written)) (?:auf|bei|in|sur|en|por|su|da|op|bij|em|on|by|at) .{2,40}",
  // The recommendation, in the words of the form
  "(?:[✓✔✅✗✘✕❌] ?)?(?:(?:yes|no),? i (?:(?:would|do) (?:not )?)?recommend (?:this|it).{0,25}|(?:ja|nein),? ich empfehle (?:dieses produkt|diesen artikel)(?: (?:nicht|weiter|nicht weiter))?|(?:oui,? je recommande|non,? je ne recommande pas) (?:ce produit|cet article)|(?:sí,? recomiendo|no,? no recomiendo) este (?:producto|artículo)|(?:sì,? consiglio|no,? non consiglio) quest(?:o |[’'])(?:prodotto|articolo)|(?:ja|nee),? ik raad dit (?:product|artikel) (?:niet )?aan|(?:sim,? recomendo|não,? não recomendo) este (?:produto|artigo))",
  '(?:[✓✔✅✗✘✕❌] ?)?(?:recommends this product|empfiehlt dieses produkt|recommande ce produit|recomienda este producto|consiglia questo prodotto|beveelt dit product aan|recomenda este produto|bottom line|would you recommend.{0,40})\\s?:?\\s?(?:[✓✔✅✗✘✕❌] ?)?(?:yes|no|ja|nein|oui|non|sí|sì|nee|sim|não)(?:, i would.{0,40})?',
  '[✓✔✅] ?i recommend this product',
  // Guests of hostels
  '\\p{L}[\\p{L} ]{2,30}, (?:female|male|other|couple|all (?:female|male)|mixed|weiblich|männlich|femme|homme|mujer|hombre|donna|uomo)(?:, (?:under )?\\d{2}(?:[-–]\\d{2}|\\+)?)?',
  // Notes on how the review was requested
  'diese (?:bewertung|rezension) wurde (?:maschinell|automatisch) übersetzt|(?:bewertung|rezension) ohne (?:vorherige )?einladung|ongevraagde (?:review|beoordeling)|(?:opinión|reseña) no solicitada|avis non sollicité|avaliação não solicitada|recensione non richiesta',
  // Doctors
  '(?:phone number|telefonnummer|nummer|numéro de téléphone|número de teléfono|numero di telefono|número de telefone|appointment|termin|rendez-vous|cita|visita|consulta|prenotazione|afspraak) (?:verified|verifiziert|verified|vérifié|verificad[oa]|verificat[oa]|geverifieerd)|(?:nummer|termin|besuch) bestätigt|verified appointment|(?:gesetzlich|privat) versichert|(?:kassen|privat)patient(?:in)?|verified patient|verifizierter patient|patient vérifié|paciente verificado|paziente verificato|(?:location|standort|lieu|lugar|consulta en|presso|locatie)\\s?: .{2,60} [•·] .{3,60}',
  '(?:ships from|versand aus|expédié de|enviado desde|spedito da|verzonden vanuit|enviado de|logistics|logistik|logistique|logística|logistica)\\s?: ?.{2,60}|(?:additional|follow-up) (?:feedback|review)(?: .{1,30})?',
  String.raw`(?:(?:about|over|almost|nearly|less than|more than|etwa|über|fast) )?(?:an?|\d{1,3}) (?:years?|months?|weeks?|days?|hours?|minutes?) using the app`,
  // Spoilers
  '(?:(?:warning|achtung|attention|atención|attenzione|let op|atenção)\\s?:? ?)?(?:contains? |enthält |contient |contiene |bevat |contém )?(?:des |la |os )?spoilers?|this (?:entire )?review (?:has been hidden because of|may contain|contains) spoilers.{0,60}|i can handle the truth|diese kritik enthält möglicherweise spoiler.{0,40}',
  'review collected by and hosted on .{2,30}',
  String.raw`rated [-\d.]{1,4} on a scale of (?:minus )?\d{1,2} to \d{1,2}.{0,60}|reviewing .{2,60}`,
);

/** Details of a stay. */
const STAY = wholeLine(
  "(?:aufenthalt|stay|séjour|estancia|soggiorno|verblijf|estadia)\\s?: .{3,30}|(?:mehrere|einige|ein paar|a few|several|quelques|plusieurs|algunas|varias|alcune|diverse|enkele|meerdere|algumas|várias) (?:nights|nächte|nuits|noches|notti|nachten|noites)|(?:grupo|gruppo|groupe|groep|gruppe|group)(?: (?:of|von|d[’']|de|di|van)? ?(?:friends|freunden|amis|amigos|amici|vrienden))?|people with friends|(?:business travell?er|geschäftsreisender?|zakenreiziger)",
  '(?:dis)?liked\\s?: (?:cleanliness|staff|property|amenities|room|facilities|check-in)[^.!?]{0,90}|(?:hat (?:nicht )?gefallen|gefallen|points (?:forts|faibles)|aimé|gustó|piaciuto|gewaardeerd|gostou)\\s?: (?:sauberkeit|personal|propreté|limpieza|pulizia|schoonheid|limpeza|service|ausstattung)[^.!?]{0,90}',
);

/** The status of an employee. */
const EMPLOYEE = wholeLine(
  '(?:current|former|aktuelle[rs]?|ehemalige[rs]?|derzeitige[rs]?) (?:employee|contractor|intern|freelancer|trainee|temp|mitarbeiter(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|auszubildende[rn]?|freiberufler(?:in)?|aushilfe)(?:[,(].{2,60})?|(?:employée?|stagiaire|salariée?) (?:actuel(?:le)?|anciens?)(?:,.{2,60})?|ancien(?:ne)? (?:employée?|stagiaire|salariée?)(?:,.{2,60})?|(?:emplead[oa] actual|ex ?-?emplead[oa])(?:,.{2,60})?|(?:dipendente attuale|ex ?-?dipendente)(?:,.{2,60})?|(?:huidige|voormalige?) (?:werknemer|medewerker|stagiair)(?:,.{2,60})?|(?:funcionári[oa] atual|ex ?-?funcionári[oa])(?:,.{2,60})?',
);

/** True for the status of an employee: `Former employee, less than 1 year`. */
export const isEmployee = (line: string): boolean => EMPLOYEE.test(line);

/** Jobs and forecasts of sites for employers. */
const JOB = wholeLine(
  "(?:recommend|ceo approval|business outlook|ceo-befürwortung|geschäftsprognose|recommander|approbation du (?:pdg|ceo)|perspectives? commerciales?|aprobación del (?:director general|ceo)|perspectivas? (?:de negocio|comercial(?:es)?|da empresa)|approva(?:zione)? (?:l[’']operato )?del ceo|prospettiv[ae] (?:commercial[ei]|aziendal[ei])|goedkeuring van (?:de )?ceo|zakelijke vooruitzichten|aprovação do (?:ceo|presidente))",
  'job work/life balance|compensation/benefits|job security(?:/| & )advancement|job culture|work[-/ ]life[- ]balance|work/life balance',
);

/** Below the words. */
const BELOW = wholeLine(
  // The same words as they were written
  "(?:see|view|show) (?:the )?original(?: (?:review|text|language))?(?: \\([\\p{L} ]{3,25}\\))?|original(?:bewertung|rezension|text)?(?: anzeigen| ansehen)?(?: \\([\\p{L} ]{3,25}\\))?|(?:voir|afficher) (?:l[’']avis |le commentaire )?(?:l[’'])?original(?: \\([\\p{L} ]{3,25}\\))?|(?:ver|mostrar) (?:(?:la|el) )?(?:reseña |opinión |texto )?original(?: \\([\\p{L} ]{3,25}\\))?|(?:vedi|mostra|visualizza) (?:l[’'])?originale(?: \\([\\p{L} ]{3,25}\\))?|(?:origineel|originele (?:review|tekst)) (?:bekijken|tonen|weergeven)(?: \\([\\p{L} ]{3,25}\\))?",
  "translate (?:this )?(?:review|comment) (?:in)?to \\p{L}{4,15}|(?:rezension|bewertung) (?:ins|auf) \\p{L}{4,15} übersetzen|traduire (?:l[’']évaluation|l[’']avis|le commentaire|cet avis) en \\p{L}{4,15}|traducir (?:la )?(?:reseña|opinión) (?:al|en) \\p{L}{4,15}|traduci (?:la )?recensione in \\p{L}{4,15}|(?:recensie|review|beoordeling) (?:vertalen naar|in) (?:het )?\\p{L}{4,15}(?: vertalen)?|traduzir (?:a )?avaliação para \\p{L}{4,15}",
  String.raw`(?:yes|no), this review (?:from|by) .{1,60} was (?:not )?helpful|\d{1,6} (?:people|persons?) voted (?:yes|no)|flag this review|like this review\??|no likes yet|(?:thank|danke) .{2,30} for (?:this|their) review|want to read|ask .{2,30} about .{3,60}`,
);

/** `[This review was collected as part of a promotion.] I love it`. */
const AHEAD = /^(?<note>\[[^\]]{10,100}\.\]|\([^()]{8,40}(?:Google|DeepL)[^()]{0,20}\))\s(?=\S)/u;

/** Splits off the note that a shop puts before the customer's words on the same line. */
export const withoutNotes = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const note = AHEAD.exec(line.slice(0, 120))?.groups?.['note'];
    const isSites = note !== undefined && (note.startsWith('(') || siteLineOf(note) !== undefined);
    return note !== undefined && isSites ? [note, line.slice(note.length).trim()] : [line];
  });

/** The kind of such a line; undefined for any other. The line has no full stop at its end. */
export function siteLineOf(line: string): 'badge' | 'button' | 'detail' | undefined {
  if (TOLD.test(line) || JOB.test(line) || isEmployee(line)) return 'badge';
  if (STAY.test(line)) return 'detail';
  return BELOW.test(line) ? 'button' : undefined;
}
