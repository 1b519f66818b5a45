import { isButtons } from '../lines/page-words.ts';
import type { LeftOut } from '#domain/quotes/reading.ts';

/** The kind of the answer, above its recipient and the button that sends it. */
const KIND =
  /^(?:public reply|click here to reply.{0,30}|öffentliche antwort|réponse publique|respuesta pública|risposta pubblica|openbaar antwoord|openbare reactie|resposta pública)$/iu;

/** The fields of the ticket, where they are below the messages: a heading, so with a capital. */
const FIELDS =
  /^(?:(?:Ticket |Request )?[Pp]roperties|Contact details|Eigenschaften|Kontaktdaten|Propriétés|Coordonnées|Propiedades|Datos de contacto|Proprietà|Dati di contatto|Eigenschappen|Contactgegevens|Propriedades|Dados de contato|Właściwości)$/u;

/** A button below `Reply`: a help desk offers both, below the last message. */
const ADD_NOTE =
  /^(?:(?:add (?:a )?)?note|notiz|nota|notitie|notiz hinzufügen|ajouter une note|añadir (?:una )?nota|aggiungi (?:una )?nota|notitie toevoegen|adicionar (?:uma )?nota|dodaj notatkę)$/iu;

/** In lines, with the fields of the ticket beside it. */
const LONGEST = 40;

/** In UTF-16 units, of a field. */
const LONGEST_FIELD = 60;

/** Splits off the field for an answer and the lines below it. */
export function withoutComposer(text: string): {
  readonly above: string;
  readonly composer: readonly LeftOut[];
} {
  const lines = text.trimEnd().split('\n');
  const isStart = (line: string, at: number) =>
    KIND.test(line.trim()) ||
    (FIELDS.test(line.trim()) && !/^\p{Ll}/u.test(lines[at + 1]?.trim() ?? '')) ||
    (isButtons(line.trim()) && ADD_NOTE.test(lines[at + 1]?.trim() ?? ''));
  const last = lines.findLastIndex(isStart);
  // Several parts of it follow each other.
  const first = lines.slice(0, last).findLastIndex(isStart);
  const at = first !== -1 && last - first <= LONGEST && areShort(lines.slice(first)) ? first : last;
  const below = lines.slice(at);
  const isComposer = at > 0 && below.length <= LONGEST && areShort(below);
  if (!isComposer) return { above: text, composer: [] };
  return {
    above: lines.slice(0, at).join('\n'),
    composer: below.map((line) => ({ text: line.trim(), why: 'button' })),
  };
}

const areShort = (lines: readonly string[]): boolean =>
  lines.every((line) => line.length <= LONGEST_FIELD);
