import { findChoice } from './choice.ts';
import { bytesPerCharacter, charactersPerWord } from './language-metrics.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import type { PlatformId } from './platforms.ts';

/** What a length becomes on a platform. */
export interface FittedLength {
  /** False where the length that was chosen cannot fit, and these words are asked for instead. */
  readonly fits: boolean;
  /** From and to, inclusive. */
  readonly words: readonly [number, number];
  /** What those words come to, about; never more than the platform takes. */
  readonly characters: readonly [number, number];
}

/** A range that has to be made up is so wide, as a share of its upper end. */
const WIDTH = 0.2;

/** The length for a platform, made to fit its hard limit. Rounded down to tens. */
export function fitLength(platform: PlatformId, length: LengthId, language = 'en'): FittedLength {
  const { words } = findChoice(LENGTHS, length) ?? LENGTHS[0];
  const most = toTen(mostCharacters(platform, language) / charactersPerWord(language));
  if (words[1] <= most) return { fits: true, words, characters: inCharacters(words, language) };
  const fitted = [Math.min(words[0], toTen(most * (1 - WIDTH))), most] as const;
  return { fits: false, words: fitted, characters: inCharacters(fitted, language) };
}

/** Characters, as a person counts, for which a platform has room; of a limit in bytes about so many. */
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
