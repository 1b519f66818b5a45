import { LONGEST } from '../brand/brand.ts';
import type { PlatformId } from '../platforms/platforms.ts';
import { CARD_COLOURS, type Hex, isHex, type Tone } from './colours.ts';
import { CARD_DESIGNS, type DesignId } from './design-list.ts';
import { type CardPhoto, parseCardPhoto } from './photo.ts';
import { CARD_SIZES, type SizeId, USUAL_SIZE } from './sizes.ts';

export type CardFormat = 'png' | 'jpeg';

/** Look of the cards of a brand. */
export interface CardChoices {
  readonly design: DesignId;
  /** Absent until the user has chosen one: then each platform has its usual size. */
  readonly size?: SizeId;
  readonly tone: Tone;
  readonly colour: Hex;
  readonly format: CardFormat;
  /** The user's own words; absent for the brand's. */
  readonly signOff?: string;
  /** The photo of the design of that name; absent until the user has chosen one. */
  readonly photo?: CardPhoto | undefined;
}

/** Longest sign-off of a card, in UTF-16 units: as long as that of a brand. */
export const LONGEST_SIGN_OFF = LONGEST.signOff;

export const FIRST_CHOICES: CardChoices = {
  design: 'paper',
  tone: 'light',
  colour: CARD_COLOURS[0].hex,
  format: 'png',
};

/** The choices of each brand by its id, and under an empty one those without a brand. */
export type CardLooks = Readonly<Record<string, CardChoices>>;

/** More brands than anyone has. */
const MOST_LOOKS = 200;

/** Parses stored looks of any shape. Never throws. */
export const parseCardLooks = (value: unknown): CardLooks =>
  Object.fromEntries(
    Object.entries(Object(value))
      .slice(0, MOST_LOOKS)
      .map(([brand, choices]) => [brand, parseCardChoices(choices)]),
  );

/** Parses stored choices of any shape. What cannot be read is as at first. Never throws. */
export function parseCardChoices(value: unknown): CardChoices {
  const { design, size, tone, colour, format, signOff, photo } = Object(value);
  const behind = parseCardPhoto(photo);
  const own = CARD_SIZES.find(({ id }) => id === size)?.id;
  return {
    design: CARD_DESIGNS.find(({ id }) => id === design)?.id ?? FIRST_CHOICES.design,
    tone: tone === 'dark' ? 'dark' : 'light',
    colour: isHex(colour) ? colour : FIRST_CHOICES.colour,
    format: format === 'jpeg' ? 'jpeg' : 'png',
    ...(own && { size: own }),
    ...(behind && { photo: behind }),
    ...(typeof signOff === 'string' && { signOff: signOff.slice(0, LONGEST_SIGN_OFF) }),
  };
}

/** The chosen size, or the one that a platform shows largest. */
export const chosenSize = ({ size }: CardChoices, platform: PlatformId | undefined): SizeId =>
  size ?? (platform ? USUAL_SIZE[platform] : 'feed');
