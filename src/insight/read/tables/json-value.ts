import { decodeExport, decodeLines } from '#domain/text/export-encodings.ts';
import { visibleForm } from '#domain/text/visible-form.ts';

/**
 * Parses JSON, with the texts in it as their customers wrote them and the names of fields as they are
 * shown; undefined for any other text.
 */
export function parseJson(text: string): { readonly json: unknown } | undefined {
  try {
    // `trim` treats a byte order mark as white space, JSON doesn't.
    return { json: decoded(JSON.parse(text.trim()), 0) };
  } catch {
    return undefined;
  }
}

/** Deeper than any real export: the rest stays as it is. */
const MAX_DEPTH = 40;

function decoded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return decodeExport(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => decoded(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      visibleForm(decodeExport(name)).text,
      decoded(item, depth + 1),
    ]),
  );
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|([nrtbf])|(["\\/]))/g;

/** The words of JSON as `parseJson` reads them, without its structure. */
export function wordsOfJson(text: string): string {
  const plain = text.replace(ESCAPE, (_whole, hex?: string, space?: string, sign?: string) =>
    hex === undefined ? (space === undefined ? (sign ?? '') : ' ') : unitOf(hex),
  );
  // A text ends at its quotation mark.
  const texts = plain.split(/(?<=")|(?=")|\n/);
  return visibleForm(texts.map(decodeLines).join('\n')).text;
}

/** A break within a text would divide what is decoded as one. */
const unitOf = (hex: string): string => {
  const code = Number.parseInt(hex, 16);
  return code < 0x20 ? ' ' : String.fromCharCode(code);
};
