import { findChoice } from '../campaign/choice.ts';
import { type FittedLength, fitLength, mostCharacters } from './fit-length.ts';
import { describeFold } from './fold.ts';
import { LENGTHS, type LengthId } from '../campaign/lengths.ts';
import { PLATFORM_RULES, type Range } from './platform-rules.ts';
import { type PlatformId, PLATFORMS } from './platforms.ts';

/**
 * The one verdict on the length of a post: the requested length for a platform, and the reason.
 * Every screen and the prompt take their figures from here, so that they never contradict each
 * other.
 */
export interface LengthVerdict extends FittedLength {
  /** `50 to 200 words, about 320 to 1,280 characters`. */
  readonly asked: string;
  /** Reason for that length, as a sentence. */
  readonly reason: string;
  /** Advice on the opening and its reason, as a sentence. */
  readonly opening: string;
}

export function judgeLength(
  platform: PlatformId,
  length: LengthId,
  language = 'en',
): LengthVerdict {
  const fitted = fitLength(platform, length, language);
  return {
    ...fitted,
    asked: `${span(fitted.words)} words, about ${span(fitted.characters)} characters`,
    reason: reasonFor(platform, length, language, fitted),
    opening: openingOf(platform),
  };
}

function reasonFor(
  platform: PlatformId,
  length: LengthId,
  language: string,
  { fits }: FittedLength,
): string {
  const most = describeLimit(platform, language);
  const [name, chosen] = [nameOf(platform), nameOfLength(length)];
  const limit = fits
    ? `${chosen} fits ${name}, which allows ${most}.`
    : `${chosen} can exceed the ${most} that ${name} allows.`;
  return [limit, ...readsBest(platform, length, language)].join(' ');
}

function describeLimit(platform: PlatformId, language: string): string {
  const { most, unit } = PLATFORM_RULES[platform].limit;
  const characters = `${count(mostCharacters(platform, language))} characters`;
  return unit === 'utf8' ? `${count(most)} bytes (about ${characters})` : characters;
}

/** Says which posts read best, if the length allows them; otherwise names the length that does. */
function readsBest(platform: PlatformId, length: LengthId, language: string): string[] {
  const { reads } = PLATFORM_RULES[platform];
  if (!reads) return [];
  if (allows(platform, length, language, reads))
    return [`Posts of ${span([reads.from, reads.to])} characters read best.`];
  const better = LENGTHS.find(({ id }) => allows(platform, id, language, reads));
  return better ? [`${better.name} is closer to what reads best.`] : [];
}

/** True if posts of this length can have as many characters as read best. */
function allows(platform: PlatformId, length: LengthId, language: string, reads: Range): boolean {
  const [from, to] = fitLength(platform, length, language).characters;
  return from <= reads.to && to >= reads.from;
}

/** Describes the opening as shown on screen. */
function openingOf(platform: PlatformId): string {
  const { folds, opening } = PLATFORM_RULES[platform];
  const shown = describeFold(folds.phone);
  if (opening) {
    return `Optimal length is ${opening.from}-${opening.to} characters for the first line. It has to work on its own, because phones show ${shown} before “more”.`;
  }
  const isSame = shown === describeFold(folds.desktop);
  const who = isSame ? 'Readers see' : 'Phones show';
  return `${who} ${shown}${OF_WHAT[platform] ?? ''} before “more”, so put your hook there.`;
}

const OF_WHAT: Readonly<Partial<Record<PlatformId, string>>> = { youtube: ' of the description' };

/** Describes the opening as requested in the prompt. */
export function askedOpening(platform: PlatformId): string {
  const { folds, opening } = PLATFORM_RULES[platform];
  if (opening) {
    return `a first line of ${opening.from}-${opening.to} characters that works alone, as many readers see no more`;
  }
  return `the hook in the first ${folds.phone.characters} characters${OF_WHAT[platform] ?? ''}, as readers see no more at first`;
}

/** Returns advice to show beside a finished post, consistent with its request. */
export function tipsFor(platform: PlatformId, length: LengthId, language = 'en'): string[] {
  const { hashtags, needsMedia, pictures, advice } = PLATFORM_RULES[platform];
  const { asked, reason, opening } = judgeLength(platform, length, language);
  const { from, to } = hashtags.good;
  const [{ width, height }] = pictures;
  const size = `${width} x ${height}`;
  return [
    opening,
    `We asked for ${asked}. ${reason}`,
    `Use ${from} to ${to} hashtags that readers search for.`,
    needsMedia
      ? `Every post needs a picture or a video. ${size} works well.`
      : `A picture of ${size} works well with it.`,
    ...(advice ? [advice] : []),
  ];
}

const count = (number: number) => number.toLocaleString('en');
const span = ([from, to]: readonly [number, number]) => `${count(from)} to ${count(to)}`;
const nameOf = (platform: PlatformId) => findChoice(PLATFORMS, platform)?.name ?? '';
const nameOfLength = (length: LengthId) => findChoice(LENGTHS, length)?.name ?? '';
