/** Speakers of a conversation, and the side of each as far as the name alone shows it. */

const ROLES =
  /(?<!\p{L})(?:support|helpdesk|help desk|customer (?:care|service|success|support)|service(?: team)?|agent|advisor|operator|interviewer|moderator(?:in)?|reporter(?:in)?|coach|consultant|facilitator|researcher|host|presenter|admin|shop|store|team|staff|sales|bot|kundenservice|kundendienst|kundenbetreuung|berater(?:in)?|mitarbeiter(?:in)?|interviewerin|gesprächsleit(?:er|ung|erin)|verkauf|serviceclient|service client|conseill(?:er|ère)|enquêt(?:eur|rice)|intervieweu(?:r|se)|animat(?:eur|rice)|équipe|soporte|atención al cliente|agente|asesor(?:a)?|operador(?:a)?|entrevistador(?:a)?|moderador(?:a)?|equipo|tienda|assistenza|servizio clienti|operat(?:ore|rice)|intervistat(?:ore|rice)|moderat(?:ore|rice)|negozio|klantenservice|medewerker|gespreksleider|winkel|suporte|apoio ao cliente|atendimento|atendente|equipe|equipa|loja)(?!\p{L})/iu;

const ASKING = /^(?:q|question|frage|f|domanda|d|pregunta|p|vraag|v|pergunta|int|i)$/i;

/** True for a name that is a role of the user's side: `Maya (Shop)`, `Interviewer`. */
export const isOwnRole = (name: string): boolean =>
  ROLES.test(name.slice(0, 80)) || ONESELF.test(name);

/** `Fin from Loom Desk`: a name and a firm of several words, unlike a town: `Ann from Leeds`. */
const OF_FIRM = /^\p{Lu}\S{0,20} (?:(?:from|von|bij|chez) (?<firm>\p{Lu}\S{1,20} .{2,30}))$/u;

/** The names with the same firm, beside others without one. */
export function colleaguesIn(names: readonly string[]): ReadonlySet<string> {
  const firms = new Map<string, string[]>();
  for (const name of names) {
    const firm = OF_FIRM.exec(name.slice(0, 80))?.groups?.['firm'];
    if (firm !== undefined) firms.set(firm, [...(firms.get(firm) ?? []), name]);
  }
  const found = [...firms.values()].filter(({ length }) => length > 1).flat();
  return new Set(found.length < names.length ? found : []);
}

const ONESELF = /^(?:you|me|du|ich|vous|moi|toi|tú|yo|tu|io|jij|ik|você|eu)$/iu;

/** True for the asking side: `Q`. */
export const asks = (name: string): boolean => ASKING.test(name);

const MAILBOX =
  /^(?:support|service|info|hello|hi|hey|hallo|bonjour|hola|ciao|salut|contact|contacto|contatto|contato|kontakt|help|hilfe|aide|ayuda|aiuto|ajuda|team|office|sales|shop|store|care|customer[._-]?(?:care|service|support)?|kundenservice|kundendienst|no-?reply|do-?not-?reply|feedback|orders?|bestellung|admin|mail|post|reservations?|booking|klantenservice|sav|atencion.*|soporte|suporte|assistenza)$/i;

/** True for an address that a company replies from. */
export const isOwnMailbox = (address: string): boolean =>
  MAILBOX.test(/([^\s<@]{1,40})@/.exec(address)?.[1] ?? '');

/**
 * Masks a speaker by the initials of up to three words, on the device; undefined for one without
 * letters.
 */
export function maskSpeaker(name: string): string | undefined {
  const words = name.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const initials = words
    .slice(0, 3)
    .map((word) => `${/^\p{L}/u.exec(word)?.[0].toUpperCase() ?? ''}.`);
  return initials.length > 0 ? initials.join(' ') : undefined;
}
