import { mayBeName } from '../lines/names.ts';
import { isReplyHeading } from '../lines/reply-words.ts';
import { isWhen } from '../lines/when.ts';

/** In UTF-16 units; no line with a figure of a page is longer. */
const LONGEST = 60;

/** `/ 6`, `/10`: a scale below its figure. */
const SCALE = /^\/ ?(?:5|6|10|100)$/;
const SCORED = /(?:^|[\s:(])\d{1,3}(?:[.,]\d{1,2})?$/;

/** `4.0` above the star that explains it. */
const FIGURE = /^\d(?:[.,]\d)?$/;
const STAR = /^[★⭐]\uFE0F?$/u;
/** Stars drawn one by one: a single one is a rating then, and the figure above it a count of votes. */
const DRAWN = /^(?:[★⭐]\uFE0F? ?){2,5}/u;

/** `3 weeks ago on`, above the link to the site that the review is from. */
const ON = / (?:on|auf|bei|sur|en|su|op|no|na|på)$/u;
const SITE = /^(?:google|tripadvisor|yelp|facebook|booking\.com|expedia|holidaycheck|trip\.com)$/i;

const isAgeOn = (line: string): boolean =>
  line.length <= LONGEST &&
  ON.test(line) &&
  isWhen(line.replace(ON, '').replace(/^\p{Lu}\p{L}+: /u, ''));

/** Between a name and the name of a shop: each is a link on a line of its own. */
const RECOMMENDS =
  /^(?:recommends|doesn[’']t recommend|does not recommend|empfiehlt|recommande|ne recommande pas|recomienda|no recomienda|consiglia|non consiglia|recomenda|não recomenda|(?:nie )?poleca(?: stronę| strony)?|rekommenderar(?: inte)?)$/u;

/**
 * Joins figures with the scale or the star below them: a page shows both on one line, and a
 * browser copies each part of it on a line of its own.
 */
export function joinedFigures(lines: readonly string[]): string[] {
  const joined: string[] = [];
  const areDrawn = lines.some((line) => DRAWN.test(line));
  lines.forEach((line, at) => {
    const last = joined.at(-1) ?? '';
    if (SCALE.test(line) && last.length <= LONGEST && SCORED.test(last))
      joined[joined.length - 1] = `${last} ${line}`;
    else if (!areDrawn && STAR.test(line) && FIGURE.test(last) && !STAR.test(lines[at + 1] ?? ''))
      joined[joined.length - 1] = `${last} ${line}`;
    else if (SITE.test(line) && isAgeOn(last)) joined[joined.length - 1] = `${last} ${line}`;
    else if (RECOMMENDS.test(line) && /^\p{Lu}/u.test(last) && last.length <= LONGEST)
      joined[joined.length - 1] = `${last} ${line}`;
    else if (
      RECOMMENDS.test(lines[at - 1] ?? '') &&
      last.endsWith(lines[at - 1] ?? '') &&
      line.length <= LONGEST
    )
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  });
  return joined;
}

/** `MarthaPlans ,`: the mark between a name and the day, which a browser copies on the line of the name. */
const MARKED = /^(?<name>.{2,60}?) ?[,·•|]$/u;

/** Removes the mark behind a name that has the day on the next line. */
export const withoutMarks = (lines: readonly string[]): string[] =>
  lines.map((line, at) => {
    const name = line.length <= LONGEST ? MARKED.exec(line)?.groups?.['name'] : undefined;
    const isName = name !== undefined && (mayBeName(name) || isReplyHeading(name));
    const next = lines.slice(at + 1, at + 3).find((it) => it !== '') ?? '';
    return isName && isWhen(next) ? name : line;
  });
