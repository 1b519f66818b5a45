import { findChoice } from './choice.ts';
import { LENGTHS, type LengthId } from './lengths.ts';
import { PLATFORM_RULES } from './platform-rules.ts';
import type { PlatformId } from './platforms.ts';

/** What a length becomes on a platform. */
export interface FittedLength {
  /** False where the length that was chosen cannot fit, and these words are asked for instead. */
  readonly fits: boolean;
  /** From and to, inclusive. */
  readonly words: readonly [number, number];
}

/** English posts, with the spaces and marks between the words: 200 words are about 1,300. */
const CHARACTERS_PER_WORD = 6.4;

/** A range that has to be made up is so wide, as a share of its upper end. */
const WIDTH = 0.2;

/** The length for a platform, made to fit its hard limit. Rounded down to tens. */
export function fitLength(platform: PlatformId, length: LengthId): FittedLength {
  const { words } = findChoice(LENGTHS, length) ?? LENGTHS[0];
  const most = toTen(PLATFORM_RULES[platform].limit.most / CHARACTERS_PER_WORD);
  if (words[1] <= most) return { fits: true, words };
  return { fits: false, words: [Math.min(words[0], toTen(most * (1 - WIDTH))), most] };
}

const toTen = (count: number) => Math.floor(count / 10) * 10;
