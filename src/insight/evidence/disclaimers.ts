import { isOf, type KeyTerm, type Passage } from './terms/passage.ts';

/** Sentences before a statement that attribute it to the business, or mock it. */
const DISOWNS =
  /(?:^|[.!?…\n])[^\p{L}.!?]*(?:i wish i could (?:say|write|report) (?:this|that|so)|yeah,? right|as if|(?:the |their |your )?(?:web ?site|ad|listing|brochure|box|label|description|app|page) (?:says?|said|promises?|promised|claims?|claimed|states?|stated)(?: (?:this|that|so|it|us))?|ich wünschte,? ich könnte (?:das|dies) sagen|von wegen|die (?:web ?seite|website|anzeige|beschreibung|verpackung) (?:verspricht|behauptet|sagt)(?: (?:das|dies|es))?|le site (?:promet|dit|annonce)(?: (?:ceci|cela|ça))?|la (?:web|página|descripción) (?:promete|dice|asegura)(?: esto)?|ojalá pudiera decir esto)\s?[.!:…]{1,3}\s*$/iu;

/** A later addition by the customer, which may contradict the rest. */
const AMENDED =
  /(?:^|[\s(*[])(?:edit(?:ed)?|update[d]?|nachtrag|aktualisierung|mise à jour|actualización|aggiornamento)(?: [^.!?:\n]{1,30})?\s?:/iu;

/** In UTF-16 units, before a statement. */
const REACH = 80;

/** True if the sentence before a statement disowns it, or a complaint was added later. */
export function isDisclaimed({ text, keys }: Passage, start: number): boolean {
  if (DISOWNS.test(text.slice(Math.max(0, start - REACH), start))) return true;
  const added = AMENDED.exec(text)?.index;
  return added !== undefined && keys.some((term) => term.start > added && isComplaint(term));
}

const isComplaint = (term: KeyTerm): boolean =>
  term.link === 'contrast' || isOf(term, 'negation', 'exception', 'critical');
