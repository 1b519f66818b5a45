import { findChoice } from '../campaign/choice.ts';
import { bytesPerCharacter, charactersPerWord } from './language-metrics.ts';
import { LENGTHS, type LengthId } from '../campaign/lengths.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import type { PlatformId } from './platforms.ts';

/** A length as fitted to a platform. */
export interface FittedLength {
  /**
   * False if the chosen length cannot fit; `words` then holds the range that is requested instead.
   */
  readonly fits: boolean;
  /** Minimum and maximum, inclusive. */
  readonly words: readonly [number, number];
  /** Approximate characters of those words; never more than the platform accepts. */
  readonly characters: readonly [number, number];
}

/** Width of a replaced range, as a share of its upper end. */
const WIDTH = 0.2;

/** Fits a length to the platform's hard limit. Rounded down to tens. */
export function fitLength(platform: PlatformId, length: LengthId, language = 'en'): FittedLength {
  const { words } = findChoice(LENGTHS, length) ?? LENGTHS[0];
  const most = toTen(mostCharacters(platform, language) / charactersPerWord(language));
  if (words[1] <= most) return { fits: true, words, characters: inCharacters(words, language) };
  const fitted = [Math.min(words[0], toTen(most * (1 - WIDTH))), most] as const;
  return { fits: false, words: fitted, characters: inCharacters(fitted, language) };
}

/**
 * Returns the characters, as a reader counts them, that fit on a platform; approximate for a limit
 * in bytes.
 */
export function mostCharacters(platform: PlatformId, language: string): number {
  const { most, unit } = PLATFORM_LIMITS[platform];
  return unit === 'utf8' ? Math.floor(most / bytesPerCharacter(language) / 100) * 100 : most;
}

function inCharacters(
  [from, to]: readonly [number, number],
  language: string,
): readonly [number, number] {
  const each = charactersPerWord(language);
  return [toTen(from * each), toTen(to * each)];
}

const toTen = (count: number) => Math.floor(count / 10) * 10;
