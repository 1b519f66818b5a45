import { MOST_FIELDS, readTimedChat } from './timed-chat.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { Answers, LeftOut, Reading } from '#domain/quotes/reading.ts';

const TICKET =
  /^(?:\[?#?\s?)?(?:ticket|case|request|conversation|anfrage|vorgang|fall|demande|solicitud|caso|richiesta|verzoek|zaak|pedido|chamado)\b.{0,60}\d|^(?:status|estado|statut|stato|priority|priorität|priorité|prioridad|priorità|prioriteit|prioridade|assignee|requester|agent|agente|bearbeiter|zugewiesen an|anfragende[r]?|agent assigné|solicitante|assegnatario|richiedente|toegewezen aan|aanvrager|tags?|etiquetas|étiquettes|schlagwörter)\s?:\s|^(?:requester|anfragende[r]?|demandeur|solicitante|richiedente|aanvrager|zgłaszający)\*?$/imu;

const COMMENT =
  /^(?:.{0,30}(?:comment|feedback|kommentar|commentaire|comentario|commento|opmerking|reactie|comentário).{0,30}?)\s?:\s+(?<words>\S.*)$/iu;
const FIELD = /^[\p{L}][\p{L} /()-]{1,40}:\s\S/u;

/** In UTF-16 units, of a value without a label. */
const LONGEST_FIELD = 60;

/** Reads a help desk ticket: its fields, the messages, and the customer's rating of the answer. */
export function readTicket(text: string, answers: Answers): Reading | undefined {
  if (!TICKET.test(text.slice(0, 2000))) return undefined;
  const { rest, comments, fields } = withoutFields(text);
  const reading = readTimedChat(rest, answers, MOST_FIELDS);
  if (!reading || isDescribed(reading)) return undefined;
  const customer = reading.speakers?.find(({ isOwn }) => !isOwn)?.name;
  const said: QuoteDraft[] = comments.map(({ words }) => ({
    text: words,
    ...(customer !== undefined && { speaker: customer }),
  }));
  const labels: LeftOut[] = comments.map(({ label }) => ({ text: label, why: 'heading' }));
  return {
    ...reading,
    quotes: [...reading.quotes, ...said],
    leftOut: [...reading.leftOut, ...fields, ...labels],
  };
}

/** True if lines above the messages are no fields, but the customer's description. */
const isDescribed = (reading: Reading): boolean => {
  const words = reading.leftOut.flatMap(({ text, why }) =>
    why === 'heading' && !FIELD.test(text) ? [text] : [],
  );
  const long = words.filter((text) => text.split(/\s+/).length >= SHORTEST_SENTENCE);
  return long.length > MOST_TITLES || words.some(isSentence);
};

const isSentence = (text: string): boolean =>
  text.length > LONGEST_FIELD || (/[.!?…。!?]$/u.test(text) && text.split(/\s+/).length > 3);

/** In words. */
const SHORTEST_SENTENCE = 5;
/** Such lines without a stop. */
const MOST_TITLES = 2;

/** Sets the fields at the end apart from the last message, if the first tells how it ended. */
function withGap(lines: readonly string[]): readonly string[] {
  const words = lines.findLastIndex((line) => !FIELD.test(line.trim()));
  const from = lines.findIndex((line, at) => at > words && ENDED.test(line.trim()));
  return from === -1 ? lines : [...lines.slice(0, from), '', ...lines.slice(from)];
}

const ENDED =
  /^(?:(?:ticket|case|request|fall|caso)?[ -]?(?:status|estado|statut|stato)|(?:customer )?(?:satisfaction|csat|rating)|zufriedenheit|bewertung|satisfacción|valoración|soddisfazione|valutazione|tevredenheid|beoordeling|satisfação|avaliação|évaluation|estado del ticket|statut du ticket|stato del ticket)(?: (?:rating|score|du client|del cliente|do cliente))?\s?:/iu;

/** Splits off the fields after the last message, which are set apart from it. */
function withoutFields(text: string) {
  const blocks = withGap(text.trimEnd().split('\n'))
    .join('\n')
    .split(/\n[^\S\n]*\n/);
  const comments: { readonly label: string; readonly words: string }[] = [];
  const fields: LeftOut[] = [];
  const kept = blocks.filter((block, at) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const isFields = at > 0 && lines.length > 0 && lines.every((line) => FIELD.test(line.trim()));
    if (!isFields) return true;
    for (const line of lines) {
      const words = COMMENT.exec(line.trim())?.groups?.['words'];
      if (words === undefined) fields.push({ text: line.trim(), why: 'detail' });
      else
        comments.push({
          label: line
            .trim()
            .slice(0, line.trim().length - words.length)
            .trim(),
          words,
        });
    }
    return false;
  });
  return { rest: kept.join('\n\n'), comments, fields };
}
