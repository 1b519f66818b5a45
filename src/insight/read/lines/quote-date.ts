/**
 * Parses the dates of one source together, each as `YYYY-MM-DD` or undefined. The whole column
 * decides which of two numbers is the month: `3/4/2024` alone is ambiguous, beside `25/4/2024` it
 * is not.
 */
export function parseDates(values: readonly unknown[]): (string | undefined)[] {
  // Only the start of a long text could be a date.
  const texts = values.map((value) =>
    typeof value === 'string' ? value.trim().slice(0, LONGEST_DATE) : value,
  );
  const firsts = texts.flatMap((text) => shortDate(text) ?? []);
  const dayFirst = firsts.some(({ first }) => first > 12);
  const monthFirst = firsts.some(({ second }) => second > 12);
  // A column with both orders has no order that can be determined.
  const order = dayFirst === monthFirst ? undefined : dayFirst ? 'day' : 'month';
  return texts.map((text) => parseDate(text, order));
}

/** Longest text that is parsed as a date, in UTF-16 units. */
const LONGEST_DATE = 60;

type Order = 'day' | 'month' | undefined;

function parseDate(value: unknown, order: Order): string | undefined {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{10}(?:\d{3})?$/.test(value)) return fromEpoch(Number(value));
  const iso = /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)/.exec(value);
  const eastAsian = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/.exec(value);
  if (eastAsian) return day(Number(eastAsian[1]), Number(eastAsian[2]), Number(eastAsian[3]));
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  return fromWords(value) ?? fromNumbers(value, order);
}

/** Parses seconds or milliseconds since 1970. */
function fromEpoch(value: number): string | undefined {
  const date = new Date(value > 1e11 ? value : value * 1000);
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Beginnings of the months' names, without accents, in English, German, French, Spanish, Italian,
 * Dutch, Portuguese, Swedish, Danish, Norwegian, Hungarian, Russian and Ukrainian; whole names in
 * Polish, Czech, Finnish and Turkish, which other words begin with.
 */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|янв|січ)|^(?:sty(?:czen|cznia)?|led(?:en|na)|tammik(?:uu(?:n|ta)?)?|ocak?)$/,
  /^(?:fe[bv]|фев|лют)|^(?:lut(?:y|ego)?|unora?|helmik(?:uu(?:n|ta)?)?|sub(?:at)?)$/,
  /^(?:mar(?!ras)|maa|mrz|mrt|мар|бер)|^(?:brez(?:en|na)|maalisk(?:uu(?:n|ta)?)?)$/,
  /^(?:a[pvb]r|апр|кві)|^(?:kwi(?:ecien|etnia)?|dub(?:en|na)?|huhtik(?:uu(?:n|ta)?)?|nis(?:an)?)$/,
  /^(?:ma[yijg]|mei|ма[ия]|трав)|^(?:kve(?:ten|tna|t)?|toukok(?:uu(?:n|ta)?)?)$/,
  /^(?:jun|juin|giu|июн|чер)|^(?:cze(?:rwiec|rwca)?|cerv(?:en|na)|kesak(?:uu(?:n|ta)?)?|haz(?:iran)?|lip(?:anj|nja))$/,
  /^(?:jul|juil|lug|июл|лип)|^(?:lip(?:iec|ca)?|cerven(?:ec|ce)|heinak(?:uu(?:n|ta)?)?|tem(?:muz)?|srp(?:anj|nja))$/,
  /^(?:a[ug][go]|agu|aou|авг|сер)|^(?:sie(?:rpien|rpnia)?|srp(?:en|na)?|elok(?:uu(?:n|ta)?)?)$/,
  /^(?:se[pt]|szep|сен|вер)|^(?:wrz(?:esien|esnia)?|zari?|syysk(?:uu(?:n|ta)?)?|eyl(?:ul)?)$/,
  /^(?:o[ck]t|out|ott|окт|жов)|^(?:paz(?:dziernika?)?|rij(?:en|na)?|lokak(?:uu(?:n|ta)?)?|ekim?)$/,
  /^(?:nov|ноя|лис)|^(?:lis(?:topad[au]?)?|marrask(?:uu(?:n|ta)?)?|kas(?:[iı]m)?)$/,
  /^(?:d[ei][czs]|дек|гру)|^(?:gru(?:dzien|dnia)?|prosin(?:ec|ce|ca)|jouluk(?:uu(?:n|ta)?)?|ara(?:l[iı]k)?)$/,
];

/**
 * Parses `12 March 2024`, `Mar 12, 2024`, `31-Jul-18`, `12. März 2024`, `3 de abril de 2024`,
 * `2024. április 3.`
 */
function fromWords(text: string): string | undefined {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [, dayA, nameA, yearA] =
    /^(\d{1,2})(?:st|nd|rd|th|er)?\.?[\s-]+(?:de )?([a-zıа-яіє]{3,12})\.?,?[\s-]+(?:de )?(\d{4}|\d{2})\b/.exec(
      bare,
    ) ?? [];
  const [, nameB, dayB, yearB] =
    /^([a-zıа-яіє]{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(bare) ?? [];
  const [, yearC, nameC, dayC] =
    /^(\d{4})\.?\s+([a-z]{3,12})\.?\s+(\d{1,2})(?!\d)/.exec(bare) ?? [];
  const name = nameA ?? nameB ?? nameC ?? '';
  // Croatian, with a point; Polish has the same word for November.
  const isOctober = /^\d{1,2}\. listopada/.test(bare);
  const month = isOctober ? 10 : MONTHS.findIndex((form) => form.test(name)) + 1;
  return day(wholeYear(yearA ?? yearB ?? yearC), month, Number(dayA ?? dayB ?? dayC));
}

/** Expands a year; two digits belong to this century. */
function wholeYear(written: string | undefined): number {
  const year = Number(written);
  return year < 100 ? 2000 + year : year;
}

function shortDate(value: unknown) {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{1,2})(?:[./-]|\. )(\d{1,2})(?:[./-]|\. )(\d{4}|\d{2})(?!\d)/.exec(value);
  if (!match) return undefined;
  return {
    first: Number(match[1]),
    second: Number(match[2]),
    year: wholeYear(match[3]),
    dotted: match[0].includes('.'),
  };
}

function fromNumbers(text: string, order: Order): string | undefined {
  const found = shortDate(text);
  if (!found) return undefined;
  const { first, second, year, dotted } = found;
  // With dots, the day always comes first.
  if (dotted || order === 'day') return day(year, second, first);
  return order === 'month' ? day(year, first, second) : undefined;
}

function day(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990;
  return real && year <= 2100 ? at.toISOString().slice(0, 10) : undefined;
}
