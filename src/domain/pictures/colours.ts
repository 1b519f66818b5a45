/** sRGB as `#RRGGBB`. */
export type Hex = string;

/** A card's colours. Each text colour is readable on the grounds it is used on. */
export interface Palette {
  readonly paper: Hex;
  readonly surface: Hex;
  readonly soft: Hex;
  readonly hairline: Hex;
  /** Text on paper, surface and soft. */
  readonly ink: Hex;
  readonly muted: Hex;
  readonly accent: Hex;
  /** A ground in the chosen colour itself. */
  readonly field: Hex;
  /** Text on the field, and on its ornaments. */
  readonly onField: Hex;
  /** Ornaments on the field. */
  readonly fieldMark: Hex;
  readonly veil: Veil;
}

/** A veil that makes a photo a ground for text. */
export interface Veil {
  readonly fill: Hex;
  /** Its share of each pixel, 0 to 1. */
  readonly share: number;
  /** Readable on the veil over any photo. */
  readonly text: Hex;
}

export type Tone = 'light' | 'dark';

/** Tested colours, in the order of the choices. */
export const CARD_COLOURS = [
  { id: 'clay', name: 'Clay', hex: '#B93815' },
  { id: 'mustard', name: 'Mustard', hex: '#C58A14' },
  { id: 'forest', name: 'Forest', hex: '#1F6B4A' },
  { id: 'ocean', name: 'Ocean', hex: '#1D5C7E' },
  { id: 'plum', name: 'Plum', hex: '#6F2C5E' },
  { id: 'graphite', name: 'Graphite', hex: '#363A43' },
] as const satisfies readonly { id: string; name: string; hex: Hex }[];

/** A colour of the user's own is stored as it is. */
export const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && value.length === 7 && /^#[\da-f]{6}$/i.test(value);

/** WCAG's contrast for text; a bit more, as pixels are rounded. */
const READABLE = 4.6;

const BASES = {
  light: { paper: '#FBFAF7', surface: '#FFFFFF', ink: '#16181D', muted: '#5C6069' },
  dark: { paper: '#14161A', surface: '#1C1F25', ink: '#F3F1EC', muted: '#A3A7B0' },
} as const satisfies Record<Tone, object>;

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** The palette of a card in any colour, even in one that nothing is readable on. */
export function paletteOf(colour: Hex, tone: Tone): Palette {
  const base = BASES[tone];
  const isLight = tone === 'light';
  const paper = mix(base.paper, colour, isLight ? 0.03 : 0.06);
  const surface = mix(base.surface, colour, isLight ? 0 : 0.06);
  const soft = mix(base.paper, colour, isLight ? 0.14 : 0.22);
  const grounds = [paper, surface, soft];
  const field = isLight ? colour : mix(colour, base.paper, 0.3);
  const isDeep = contrast(field, WHITE) > contrast(field, BLACK);
  const onField = readable(isDeep ? '#FFFDF9' : '#16181D', [field]);
  return {
    paper,
    surface,
    soft,
    hairline: mix(paper, base.ink, 0.12),
    ink: readable(base.ink, grounds),
    muted: readable(base.muted, grounds),
    accent: readable(colour, grounds),
    field,
    onField,
    fieldMark: markOn(field, onField, isDeep),
    veil: veilOf(colour, tone),
  };
}

/**
 * A veil in a shade of the colour, as thin as text stays readable over the photo's worst pixel: a
 * white one under light text, a black one under dark text.
 */
function veilOf(colour: Hex, tone: Tone): Veil {
  const isLight = tone === 'light';
  const [end, worst, text] = isLight ? [WHITE, BLACK, '#101216'] : [BLACK, WHITE, '#FFFFFF'];
  const fill = mix(end, colour, 0.1);
  let share = 0;
  while (share < 1 && contrast(mix(worst, fill, share), text) < READABLE) share += 0.01;
  return { fill, share, text };
}

/**
 * A little nearer to the text's colour than the field; away from it where the text, which may run
 * over an ornament, would not be readable then.
 */
function markOn(field: Hex, onField: Hex, isDeep: boolean): Hex {
  const [near, far] = isDeep ? [WHITE, BLACK] : [BLACK, WHITE];
  const mark = mix(field, near, 0.14);
  return contrast(mark, onField) >= READABLE ? mark : mix(field, far, 0.14);
}

/** The nearest colour to this one, towards black or white, that is readable on all grounds. */
export function readable(colour: Hex, grounds: readonly Hex[]): Hex {
  for (let share = 0; share <= 1; share += 0.04)
    for (const end of [BLACK, WHITE]) {
      const mixed = mix(colour, end, share);
      if (grounds.every((ground) => contrast(mixed, ground) >= READABLE)) return mixed;
    }
  // Black or white is readable on any one ground.
  const least = (text: Hex) => Math.min(...grounds.map((ground) => contrast(text, ground)));
  return least(BLACK) > least(WHITE) ? BLACK : WHITE;
}

/** Mixes a share, 0 to 1, of the second colour into the first. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (hex: Hex): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
