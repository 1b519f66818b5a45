/**
 * Reads the dates of one source together, each as `YYYY-MM-DD` or undefined. Which of two numbers is
 * the month is asked of the whole column: `3/4/2024` alone says nothing, beside `25/4/2024` it does.
 */
export function parseDates(values: readonly unknown[]): (string | undefined)[] {
  const texts = values.map((value) => (typeof value === 'string' ? value.trim() : value));
  const firsts = texts.flatMap((text) => shortDate(text) ?? []);
  const dayFirst = firsts.some(({ first }) => first > 12);
  const monthFirst = firsts.some(({ second }) => second > 12);
  // A column that has both is in no order that could be known.
  const order = dayFirst === monthFirst ? undefined : dayFirst ? 'day' : 'month';
  return texts.map((text) => parseDate(text, order));
}

type Order = 'day' | 'month' | undefined;

function parseDate(value: unknown, order: Order): string | undefined {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{10}(?:\d{3})?$/.test(value)) return fromEpoch(Number(value));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(value);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  return fromWords(value) ?? fromNumbers(value, order);
}

/** Seconds or milliseconds since 1970. */
function fromEpoch(value: number): string | undefined {
  const date = new Date(value > 1e11 ? value : value * 1000);
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `12 March 2024`, `Mar 12, 2024`. */
function fromWords(text: string): string | undefined {
  const [, dayA, nameA, yearA] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})\b/i.exec(text) ?? [];
  const [, nameB, dayB, yearB] =
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i.exec(text) ?? [];
  const month = MONTHS.indexOf((nameA ?? nameB ?? '').slice(0, 3).toLowerCase()) + 1;
  return day(Number(yearA ?? yearB), month, Number(dayA ?? dayB));
}

function shortDate(value: unknown) {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/.exec(value);
  if (!match) return undefined;
  const year = Number(match[3]);
  return {
    first: Number(match[1]),
    second: Number(match[2]),
    year: year < 100 ? 2000 + year : year,
    dotted: match[0].includes('.'),
  };
}

function fromNumbers(text: string, order: Order): string | undefined {
  const found = shortDate(text);
  if (!found) return undefined;
  const { first, second, year, dotted } = found;
  // Who writes dots writes the day first.
  if (dotted || order === 'day') return day(year, second, first);
  return order === 'month' ? day(year, first, second) : undefined;
}

function day(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990;
  return real && year <= 2100 ? at.toISOString().slice(0, 10) : undefined;
}
