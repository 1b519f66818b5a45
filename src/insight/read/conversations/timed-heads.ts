import { isNotice } from './chat-notices.ts';
import { isNameLine } from './chat.ts';
import type { Answers } from '#domain/quotes/reading.ts';
import { isPrivateMark } from '../lines/service-lines.ts';
import { isOwnRole } from '../lines/speakers.ts';
import { isClock, isNamedTime, splitWhen } from '../lines/when.ts';

/** The name and the time above the words of a message. */
export interface Head {
  readonly name: string | undefined;
  readonly when: string;
  /** Number of lines. */
  readonly length: number;
}

export const APP = /^\s*(?:APP|BOT)(?![\p{L}\d])/u;

export interface Style {
  /** Names with a role between them and the time. */
  readonly titled: ReadonlySet<string>;
  /** True if the time of a first message is indented and that of a further one isn't. */
  readonly isIndented: boolean;
  readonly hasHalves: boolean;
}

/** Fewest times of a recording that has one in its title. */
const FEWEST_TIMES = 4;

/**
 * Detects the difference between the times below names and those of further messages by the same
 * person.
 */
export function styleOf(lines: readonly string[], answers: Answers): Style {
  const times = lines.filter((line) => isClock(line.replace(/^\s*(?:APP|BOT)\s/, '').trim()));
  const halves = times.filter((line) => /[ap]\.?m/i.test(line));
  return {
    titled: titledIn(
      lines.map((line) => line.trim()),
      answers,
    ),
    isIndented: times.some((line) => /^\s/.test(line)),
    // One of many is the time of the recording, in its title.
    hasHalves: halves.length > 1 || (halves.length === 1 && times.length < FEWEST_TIMES),
  };
}

/**
 * The names above a role and a dashed time. The last line of a message is above a name as well, but
 * a role is below one name alone, which others answer, or is a word for a role.
 */
function titledIn(lines: readonly string[], { own = [] }: Answers): ReadonlySet<string> {
  const ends = lines.flatMap((line, at) =>
    at > 1 && DASHED.test(line) && isClock(line) ? [at] : [],
  );
  const above = new Map<string, string[]>();
  for (const at of ends) {
    const role = lines[at - 1] ?? '';
    above.set(role, [...(above.get(role) ?? []), lines[at - 2] ?? '']);
  }
  const said = new Set(lines);
  return new Set(
    [...above].flatMap(([role, names]) => {
      const [name = ''] = names;
      const isSole = names.length > 1 && new Set(names).size === 1;
      const isNamed = own.includes(name) || said.has(`@${name}`) || isSole;
      return isNamed || isOwnRole(role) || ROLE.test(role) ? names : [];
    }),
  );
}

const ROLE =
  /^(?:devs?|developers?|mods?|moderators?|studio|owner|founder|official|publisher|community manager|entwickler(?:in)?|développeu(?:r|se)|desarrollador(?:a)?|sviluppatore|ontwikkelaar|desenvolvedor(?:a)?)$/iu;

export function headAt(lines: readonly string[], at: number, style: Style): Head | undefined {
  const line = lines[at] ?? '';
  const bare = line.trim();
  if (bare === '' || bare.length > 100) return undefined;
  const dashed = dashedHead(lines, at, style);
  if (dashed) return dashed;
  // A status emoji may be on the line of the time: `:herb:  10:12`.
  const next = (lines[at + 1] ?? '').replace(/^\s{0,9}:[a-z0-9_+-]{2,40}:(?=\s)/, '');
  const exact = EXACT.exec(next.trim())?.groups?.['when'] ?? next;
  const name = PRIVATE.test(bare) ? 'edited' : bare.replace(WROTE, '');
  const isNamed = name === 'edited' || isNameLine(name);
  if (isNamed && isFirstTime(exact, style) && !/^\s*\[/.test(next))
    return { name, when: exact.trim(), length: 2 };
  const third = lines[at + 2] ?? '';
  if (isNameLine(bare) && /^(?:APP|BOT)$/.test(next.trim()) && isFirstTime(third, style))
    return { name: bare, when: `APP ${third.trim()}`, length: 3 };
  if (isNameLine(bare) && STATUS.test(next.trim()) && isFirstTime(third, style))
    return { name: bare, when: third.trim(), length: 3 };
  if (
    isNameLine(bare) &&
    next.trim() !== '' &&
    SENT_TO.test(next.trim()) &&
    isFirstTime(third, style)
  )
    return { name: bare, when: third.trim(), length: 3 };
  if (isSided(lines, at, style)) {
    const app = /^bot$/i.test(next.trim()) ? 'APP ' : '';
    return { name: bare, when: `${app}${third.trim()}`, length: 3 };
  }
  if (isNameLine(bare) && isPrivateMark(next.trim()) && isFirstTime(third, style))
    return { name: 'edited', when: third.trim(), length: 3 };
  if (isClock(bare)) return { name: undefined, when: bare, length: 1 };
  const stamped = STAMPED_NAME.exec(bare)?.groups;
  if (stamped && isNameLine(stamped['name'] ?? ''))
    return { name: stamped['name'], when: stamped['when'] ?? '', length: 1 };
  const parts = splitExact(bare) ?? splitWhen(bare);
  if (!parts || !isClock(parts.when)) return undefined;
  const app = /\s(?:APP|BOT)$/.exec(parts.who)?.[0] ?? '';
  const written = parts.who
    .slice(0, parts.who.length - app.length)
    .replace(WROTE, '')
    .replace(/^\[(.{1,60})\]$/, '$1')
    .trim();
  if (isNotice(written) || PRIVATE.test(bare))
    return { name: 'edited', when: parts.when, length: 1 };
  const isDay = isClock(`${written} 10:00`) && !isNamedTime(bare);
  if (!isNameLine(written) || isDay) return undefined;
  return { name: written, when: app === '' ? parts.when : `APP ${parts.when}`, length: 1 };
}

/** `Jana Klein replied 2 days ago (Sat, 14 Mar 2026 at 3:21 PM)`: the age and the time. */
function splitExact(line: string) {
  const { head = '', when = '' } = EXACT.exec(line)?.groups ?? {};
  if (!isClock(when)) return undefined;
  const who = splitWhen(head)?.who ?? LEADING_NAME.exec(head)?.[0];
  return who === undefined ? undefined : { who, when };
}

const EXACT = /^(?<head>.{3,80}) [(](?<when>[^()]{8,40})[)]$/u;

/** A name before words in lower case: `Bernd Kolb hat vor 2 Tagen gemeldet`. */
const LEADING_NAME = /^\p{Lu}\S{0,30}(?:\s(?:\p{Lu}\S{0,30}|\([^()]{1,30}\))){0,3}(?=\s\p{Ll})/u;

/** A note that the customer doesn't see. */
const PRIVATE =
  /^(?!(?:i|ich|je|we|wir|nous|yo|io|ik|eu)(?!\p{L}))(?:.{0,60} )?(?:(?:private|internal|interne|privée?|interna|privada|privata|privé)[ -]?(?:note|notiz|nota|notitie|anmerkung)|note (?:privée|interne)|not[ai] (?:privada|interna|privata))(?:(?: (?:by|from|von|par|de|da|van|door|por)|[ :·|,(-]).{0,60})?[.:]?$/iu;

/** `Participant 3 (00:00:06):`. */
const STAMPED_NAME = /^(?<name>.{1,60}?)\s?[[(](?<when>\d{1,2}:\d{2}(?::\d{2})?)[\])]:?$/u;

/** The addresses between the writer and the time: `to: shop@example.com`. */
const SENT_TO =
  /^(?:to|an|à|para|a|per|aan|do|dla|till|til|kime) ?: ?\S.{0,60}$|^(?:(?:from|von|de|da|van|od|från|fra) [^\s@]{1,60}@[^\s@]{1,60} ?)?(?:(?:to|an|à|para|a|per|aan|do|till|til) [^\s@]{1,60}@[^\s@]{1,60})?$/iu;

/** The side of a writer, between the name and the time. */
const SIDE =
  /^(?:bot|operator|opérat(?:eur|rice)|operador[a]?|operat(?:ore|rice)|agent|agente|support|staff|team|admin|visitor|visiteu(?:r|se)|visitante|visitatore|besucher(?:in)?|bezoeker|customer|client|cliente|guest|kund(?:e|in)|gast|mitarbeiter(?:in)?|medewerker|conseill(?:er|ère))$/iu;

/** True for a name, a side and a time with words below, rather than a word as a message. */
function isSided(lines: readonly string[], at: number, style: Style): boolean {
  const [name = '', side = '', time = '', words = '', next = ''] = lines.slice(at, at + 5);
  return (
    SIDE.test(side.trim()) &&
    isNameLine(name.trim()) &&
    isFirstTime(time, style) &&
    words.trim() !== '' &&
    !(isNameLine(words.trim()) && isFirstTime(next, style))
  );
}

/** A status emoji beside the name: `:herb:`. */
const STATUS = /^(?::[a-z0-9_+-]{2,40}:|\p{Extended_Pictographic}\uFE0F?)$/u;

/** A name, possibly a role, a dash and a time, one per line. */
function dashedHead(lines: readonly string[], at: number, style: Style): Head | undefined {
  const [first = '', second = '', third = '', fourth = ''] = lines
    .slice(at, at + 4)
    .map((line) => line.trim());
  if (!isNameLine(first)) return undefined;
  const isTag = TAG.test(second) || (style.titled.has(first) && isNameLine(second));
  const name = first.replace(SERVER_TAG, '');
  const app = APP.test(second) ? 'APP ' : '';
  if (DASHED.test(third) && isClock(third) && isTag)
    return { name, when: `${app}${third}`, length: 3 };
  if (DASHED.test(second) && isClock(second)) return { name, when: second, length: 2 };
  if (DASH.test(second) && isClock(third)) return { name, when: third, length: 3 };
  const before = lines[at - 1]?.trim() ?? '';
  const isStart = before === '' || /^[@↩↪]/u.test(before);
  if (!isStart || !DASH.test(third) || !isClock(fourth) || second.length > 30) return undefined;
  return { name, when: `${app}${fourth}`, length: 4 };
}

/** The tag of a person's server, of at most four signs: `Jana [NOVA]`. */
const SERVER_TAG = /(?<=\S) \[[\p{Lu}\d]{1,4}\]$/u;

const DASH = /^[—–-]$/;
const DASHED = /^[—–-]\s?\d/;
/** A role in capitals beside a name: `DEV`. */
const TAG = /^\p{Lu}[\p{Lu}\d ]{1,11}$/u;

const WROTE =
  /\s(?:wrote|said|replied|reported|responded|sent|hat gemeldet|meldete|a signalé|reportó|informó|ha segnalato|meldde|relatou|(?:reported|replied|wrote) via [a-z-]{3,12}|(?:hat (?:über|per) .{3,15} gemeldet|a signalé via .{3,15}|reportó (?:a través del?|por) .{3,15}|ha segnalato tramite .{3,15}|meldde via .{3,15}|heeft (?:gemeld|geantwoord|gereageerd|gerapporteerd)(?: via .{3,15})?|relatou (?:via|por) .{3,15})|commented|rated \d(?:[.,]\d)?(?: ?\/ ?\d{1,2}| out of \d{1,2}| stars?)|added a (?:note|comment|reply)|kommentierte|schrieb|antwortete|hat geschrieben|a écrit|a répondu|escribió|respondió|ha scritto|ha risposto|schreef|antwoordde|escreveu|respondeu|napisał(?:a)?|odpowiedział(?:a)?|skrev|svarade|napsal(?:a)?|odpověděl(?:a)?|kirjoitti|vastasi|yazdı|yanıtladı)$/iu;

/** True for the head of a message with a verb, as help desks write them: `Jana replied`. */
export const isWritten = (head: string): boolean => WROTE.test(head);

function isFirstTime(line: string, { isIndented, hasHalves }: Style): boolean {
  const when = line.replace(/^\s*(?:APP|BOT)\s/, '').trim();
  if (!isClock(when)) return false;
  if (/^\s*(?:APP|BOT)\s/.test(line)) return true;
  return isIndented ? /^\s/.test(line) : !hasHalves || /[ap]\.?m/i.test(line) || when.length > 8;
}
