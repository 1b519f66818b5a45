import { isGivenName } from '../../data/names/given-names.ts';
import { isCustomer, isNobody, mayBeName } from '../lines/names.ts';
import { isPlace } from '../lines/places.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

/** Words in quotation marks; marks within them are of another kind. */
const SPANS =
  /(?<=^|[\s(])(?:"(?<a>[^"“”\n]{3,800})"|“(?<b>(?:[^“”\n]|“[^“”\n]{1,200}”){3,800})”|„(?<c>[^„“”\n]{3,800})[“”]|«\s?(?<d>[^«»\n]{3,800}?)\s?»|»(?<e>[^«»\n]{3,800})«)/gu;

const SAID =
  '(?:said|says|told (?:me|us)|wrote|writes|felt|feels|thinks|thought|added|adds|mentioned|commented|explained|asked|replied|sagt|sagte|meint|meinte|schrieb|schreibt|erzählt|erzählte|findet|fand|ergänzte|fragte|dit|disait|a dit|écrit|a écrit|trouve|trouvait|ajoute|explique|dice|dijo|decía|escribió|escribe|comenta|comentó|cree|opina|opinó|disse|ha detto|scrive|ha scritto|racconta|pensa|zei|zegt|schreef|schrijft|vindt|vond|vertelde|diz|escreveu|comentou|achou|acha)';
const THAT = '(?:that|dass|que|che|dat|how|wie)';
/** The end of the words before a quotation: `Rob said that`, `Amara felt:`. */
const LEADS = new RegExp(String.raw`(?:[:–—-]|(?<!\p{L})${SAID}(?:\s${THAT})?,?|,)$`, 'iu');
/** The beginning of the words behind it: `– Rob`, `(Rob, Leeds)`, `, says Rob`. */
const BEHIND = new RegExp(
  String.raw`^(?:[,.]?\s?(?:[–—-]{1,2}|[(]|,?\s?${SAID}\s))\s?(?<name>\p{L}[^–—()\n.:;]{1,60})`,
  'iu',
);
/** A person without a name: `Eine junge Meisterin meinte`. */
const SOMEONE = new RegExp(
  String.raw`^(?<name>(?:An?|One|Another|Eine?|Une?|Un[ao]?|Uma?|Een|Uno)(?:\s\p{L}[\p{L}’'-]{1,20}){1,3})\s${SAID}(?:\s${THAT})?\s?[:,]?$`,
  'iu',
);
/** The writer reports their own conversation. */
const ONESELF = new RegExp(
  String.raw`(?<!\p{L})(?:i|ich|je|yo|io|ik|eu)\s(?:${SAID}|ask\p{L}*|frag\p{L}*)(?!\p{L})`,
  'iu',
);

interface Span {
  readonly line: number;
  readonly words: string;
  /** The words before it on its line, and behind it. */
  readonly lead: string;
  readonly rest: string;
}

/** Share of the words in quotation marks, below which a text is prose with quotations. */
const QUOTED_SHARE = 0.25;

/** In words; fewer in quotation marks are a name or a term. */
const SHORTEST = 3;

/** In UTF-16 units. */
const LONGEST = 20_000;

/**
 * Reads a list of notes, some with a customer's words behind the name or the verb: the other items
 * are the writer's own. Where all items have such words, they are a list of customers' statements.
 */
export function readNotedList(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const items = lines.filter((line) => MARK.test(line));
  const told = items.filter((item) => spansIn(item, 0).some(isNoted));
  const isNamed = told.some((item) =>
    spansIn(item, 0).some((span) => speakerOf(span, [item]) !== undefined),
  );
  const isTheirs = items.some((item) => FIRST_PERSON.test(item.replace(SPANS, ' ')));
  const isNotes =
    isNamed &&
    !isTheirs &&
    told.length > 1 &&
    told.length < items.length &&
    told.length >= items.length * TOLD_SHARE;
  return isNotes ? readNotes(text) : undefined;
}

/** Words for oneself: common in customers’ statements, rare in notes about others. */
const FIRST_PERSON =
  /(?<!\p{L})(?:i|i[’']\p{L}{1,2}|my|me|our|ich|mein\p{L}{0,2}|mir|mich|je|j[’']\p{L}+|ma|mon|mes|yo|mi|mis|io|mio|mia|ik|mijn|eu|meu|minha)(?!\p{L})/iu;

/** Share of the items, below which a list is of statements with quotations in them. */
const TOLD_SHARE = 0.3;

/** True for `receptionist (Kay) said "…"`, but not for `The sign says "…" but staff let us in`. */
const isNoted = ({ lead, rest }: Span): boolean => {
  const bare = lead.replace(MARK, '');
  const isEnd = /^[.,;!]?(?:\s?(?:[-=]?>|→|[([]).*)?$/u.test(rest);
  return isEnd && bare !== '' && LEADS.test(bare) && !ONESELF.test(bare);
};

/** Reads notes of talks with customers: their words are in quotation marks, all other is not theirs. */
export function readNotes(text: string): Reading | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const spans = lines.flatMap(spansIn);
  const told = spans.filter((span) => isTold(span, lines, spans));
  const others = spans.filter((span) => !told.includes(span));
  const wordsIn = (part: string) => part.match(/\p{L}+/gu)?.length ?? 0;
  const quoted = told.reduce((sum, { words }) => sum + wordsIn(words), 0);
  const isNotes =
    new Set(told.map(({ line }) => line)).size > 1 &&
    others.length === 0 &&
    quoted >= wordsIn(text) * QUOTED_SHARE &&
    !told.some(({ lead }) => ONESELF.test(lead));
  if (!isNotes) return undefined;
  let before: Span | undefined;
  let speaker: string | undefined;
  const quotes = told.map((span): QuoteDraft => {
    const isNext = span.lead === '' && before !== undefined && before.line + 1 === span.line;
    const own = speakerOf(span, lines);
    speaker = own ?? (isNext && BEHIND.exec(before?.rest ?? '') === null ? speaker : undefined);
    before = span;
    return {
      text: span.rest === '' ? span.words : span.words.replace(/,$/, ''),
      ...(speaker !== undefined && { speaker }),
    };
  });
  const leftOut = lines.flatMap((line, at): LeftOut[] => {
    const own = told.filter((span) => span.line === at);
    return own.length === 0 && line !== ''
      ? [{ text: line, why: 'other' }]
      : own.flatMap(({ lead, rest }) =>
          [lead, rest].map((part): LeftOut => ({ text: part, why: 'name' })),
        );
  });
  return { quotes, leftOut };
}

function spansIn(line: string, at: number): Span[] {
  const found = [...line.matchAll(SPANS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    words: (Object.values(match.groups ?? {}).find((it) => it !== undefined) ?? '').trim(),
  }));
  return found.flatMap(({ from, to, words }, index) =>
    words.split(/\s+/).length < SHORTEST
      ? []
      : [
          {
            line: at,
            words,
            lead: line.slice(found[index - 1]?.to ?? 0, from).trim(),
            rest: line.slice(to, found[index + 1]?.from ?? line.length).trim(),
          },
        ],
  );
}

/** The filled line above. */
const above = (lines: readonly string[], at: number): string =>
  lines.slice(0, at).findLast((line) => line !== '') ?? '';

/** True if a person is quoted: by the words before, by a name behind, or on a line of its own. */
function isTold(
  { lead, rest, line }: Span,
  lines: readonly string[],
  spans: readonly Span[],
): boolean {
  const bare = lead.replace(MARK, '');
  if (bare !== '') return LEADS.test(bare);
  if (BEHIND.test(rest)) return true;
  const isIntroduced = LEADS.test(above(lines, line)) || spans.some((it) => it.line === line - 1);
  return isIntroduced && /^[.,;]?$/.test(rest);
}

/** A bullet or a number before an item. */
const MARK = /^(?:[-*•–—]|\d{1,2}[.)])\s?/u;

function speakerOf({ lead, rest, line }: Span, lines: readonly string[]): string | undefined {
  const bare = lead.replace(MARK, '');
  const behind =
    bare === '' || !/[:]$/.test(bare) ? BEHIND.exec(rest)?.groups?.['name'] : undefined;
  const named = behind === undefined ? undefined : nameBefore(behind);
  if (named !== undefined) return named;
  const isAlone = bare === '' && lines[line - 1] !== undefined;
  const text = isAlone ? introduction(lines, line) : bare;
  return (
    SOMEONE.exec(text)?.groups?.['name'] ??
    nameBefore(text) ??
    nameInBrackets(text) ??
    HANDLE.exec(text)?.[0]
  );
}

/** The line above, if it introduces the words. */
function introduction(lines: readonly string[], at: number): string {
  const line = above(lines, at).replace(MARK, '');
  return LEADS.test(line) ? line : '';
}

const isPerson = (name: string): boolean => isCustomer(name) && !isNobody(name);

/** `Herr Plöger, Tischlerei aus Soest:`, `Janine (member since 2023):`. */
function nameBefore(text: string): string | undefined {
  const whole = text.replace(/\s?[,(:–—|·].*$/u, '').trim();
  const cut = whole.replace(/\s(?:from|aus|de|di|uit|von|van)\s.*$/u, '');
  return [whole, cut].find(
    (name) => mayBeName(name) && (isPerson(name) || isGivenName(name.toLowerCase())),
  );
}

/** `receptionist (Kay) said`. */
function nameInBrackets(text: string): string | undefined {
  const name = /[(](?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]*){0,2})[)][^()]{0,30}$/u.exec(
    text,
  )?.groups?.['name'];
  return name !== undefined && !isPlace(name) ? name : undefined;
}

/** `DM from @jana_k:`. */
const HANDLE = /(?<![\p{L}\d.])@[\p{L}\d_.]{2,30}(?=\s?[:,–—-]?$)/u;
