import { type Hex, mix, type Palette, type Veil } from './colours.ts';
import type { DesignId } from './design-list.ts';
import { MARK_RATIO, quotationMark, starRow, STARS_WIDTH, tiles } from './ornaments.ts';
import {
  type Align,
  type Box,
  type Direction,
  inset,
  type PhotoView,
  type Shape,
  type TextStyle,
} from './shapes.ts';

/** Measures and words that a design is composed of. Lengths in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** A thousand-and-eightieth of the shorter side. */
  readonly unit: number;
  readonly margin: number;
  /** The card without its margins and what apps cover. */
  readonly region: Box;
  readonly palette: Palette;
  readonly words: string;
  readonly signOff: string;
  readonly direction: Direction;
  readonly rating?: number;
  readonly photo?: PhotoView;
}

/** Words to set, with the room for them. */
export interface Area {
  readonly box: Box;
  readonly words: string;
  readonly style: Omit<TextStyle, 'size'>;
  readonly largest: number;
  readonly smallest: number;
  readonly fill: Hex;
  readonly align: Align;
  readonly position: 'top' | 'middle' | 'bottom';
  /** The customer's stars below the words. */
  readonly stars?: {
    readonly size: number;
    readonly gap: number;
    readonly full: Hex;
    readonly empty: Hex;
  };
}

export interface Composition {
  readonly ground: readonly Shape[];
  /** Lies on the ground, from above the words to the lower edge. */
  readonly veil?: Veil;
  readonly area: Area;
  readonly signOff: { readonly box: Box; readonly fill: Hex; readonly align: Align };
}

const SERIF: Area['style'] = { family: 'serif', weight: 400 };
const HEAVY: Area['style'] = { family: 'sans', weight: 800 };

/** Composes a card. Total: a design that lacks something does without. */
export const compose = (design: DesignId, frame: Frame): Composition => DESIGNS[design](frame);

/** The words in the serif, with the customer's stars below. */
function area({ words, unit, palette, rating }: Frame, box: Box, over: Partial<Area> = {}): Area {
  return {
    box,
    words,
    style: SERIF,
    largest: 172 * unit,
    smallest: 44 * unit,
    fill: palette.ink,
    align: 'start',
    position: 'top',
    ...(rating !== undefined && {
      stars: { size: 46 * unit, gap: 40 * unit, full: palette.accent, empty: palette.hairline },
    }),
    ...over,
  };
}

/** Divides a region into the room of the words and, below it, that of the sign-off. */
function withFooter({ unit, signOff }: Frame, region: Box): readonly [words: Box, footer: Box] {
  const height = signOff === '' ? 0 : (signOff.length > 40 ? 76 : 40) * unit;
  const gap = signOff === '' ? 0 : 56 * unit;
  return [
    { ...region, height: region.height - height - gap },
    { ...region, y: region.y + region.height - height, height },
  ];
}

/** Rest of a box below a strip. */
const below = (box: Box, strip: number): Box => ({
  ...box,
  y: box.y + strip,
  height: box.height - strip,
});

/** The left edge of something at the side where the text begins. */
const startOf = (box: Box, width: number, direction: Direction): number =>
  direction === 'rtl' ? box.x + box.width - width : box.x;

const rect = (box: Box, fill: Hex, radius = 0): Shape => ({ kind: 'rect', box, fill, radius });

const whole = ({ width, height }: Frame): Box => ({ x: 0, y: 0, width, height });

const isWide = ({ width, height }: Frame): boolean => width > height;

/** On paper: a raised quotation mark, the words from the top, a rule above the sign-off. */
function paper(frame: Frame): Composition {
  const { unit, region, palette, direction, signOff } = frame;
  const mark = (isWide(frame) ? 92 : 128) * unit;
  const [words, footer] = withFooter(frame, region);
  const strip = mark * MARK_RATIO + (isWide(frame) ? 52 : 60) * unit;
  const rule = 72 * unit;
  return {
    ground: [
      quotationMark(startOf(region, mark, direction), region.y, mark, palette.accent, direction),
      ...(signOff === ''
        ? []
        : [
            rect(
              {
                x: startOf(footer, rule, direction),
                y: footer.y - 28 * unit,
                width: rule,
                height: 3 * unit,
              },
              palette.accent,
            ),
          ]),
    ],
    area: area(frame, below(words, strip)),
    signOff: { box: footer, fill: palette.muted, align: 'start' },
  };
}

/** A field in full colour: heavy letters from the bottom, a quotation mark that the edge cuts. */
function bold(frame: Frame): Composition {
  const { width, unit, region, palette, direction } = frame;
  const { field, fieldMark, onField } = palette;
  const mark = (isWide(frame) ? 330 : 560) * unit;
  const [words, footer] = withFooter(frame, region);
  const strip = (isWide(frame) ? 70 : 250) * unit;
  const x = direction === 'rtl' ? -mark * 0.12 : width - mark * 0.88;
  return {
    ground: [rect(whole(frame), field), quotationMark(x, -mark * 0.16, mark, fieldMark, direction)],
    area: area(frame, below(words, strip), {
      style: HEAVY,
      largest: 124 * unit,
      smallest: 40 * unit,
      fill: onField,
      position: 'bottom',
      ...starsIn(frame, onField, fieldMark),
    }),
    signOff: { box: footer, fill: onField, align: 'start' },
  };
}

/** The words on the user's photo, from the bottom: the upper part of the photo stays clear. */
function onPhoto(frame: Frame): Composition {
  const { unit, region, photo, palette } = frame;
  const { veil } = palette;
  const [words, footer] = withFooter(frame, region);
  const empty = mix(veil.fill, veil.text, 0.4);
  return {
    ground: photo ? [{ kind: 'photo', box: whole(frame), view: photo }] : [],
    veil,
    area: area(frame, below(words, region.height * (isWide(frame) ? 0.12 : 0.28)), {
      largest: 120 * unit,
      fill: veil.text,
      position: 'bottom',
      ...starsIn(frame, veil.text, empty),
    }),
    signOff: { box: footer, fill: veil.text, align: 'start' },
  };
}

/** Two fields: the mark and the stars in colour, the words beside or below them. */
function split(frame: Frame): Composition {
  const { width, height, unit, region, palette, direction, rating, margin } = frame;
  const { field, onField, fieldMark } = palette;
  const stars = 46 * unit;
  const beside = isWide(frame);
  const panelWidth = Math.round(width * 0.32);
  const panelHeight = Math.round(height * 0.27);
  const panel: Box = beside
    ? { x: direction === 'rtl' ? width - panelWidth : 0, y: 0, width: panelWidth, height }
    : { x: 0, y: 0, width, height: Math.max(panelHeight, region.y + 200 * unit) };
  const rest: Box = beside
    ? {
        x: direction === 'rtl' ? margin : panelWidth + margin * 0.8,
        y: region.y,
        width: width - panelWidth - margin * 1.8,
        height: region.height,
      }
    : below(region, panel.height - region.y + 76 * unit);
  const [words, footer] = withFooter(frame, rest);
  const mark = (beside ? 190 : 200) * unit;
  const at = inset(panel, beside ? margin * 0.7 : margin);
  const top = beside
    ? region.y
    : Math.max(region.y, panel.height - margin * 0.75 - mark * MARK_RATIO);
  const row = {
    x: beside
      ? startOf(at, stars * STARS_WIDTH * 0.72, direction)
      : startOf(at, stars * STARS_WIDTH, direction === 'rtl' ? 'ltr' : 'rtl'),
    y: beside ? region.y + region.height - stars : top + mark * MARK_RATIO - stars,
  };
  return {
    ground: [
      rect(panel, field),
      quotationMark(startOf(at, mark, direction), top, mark, onField, direction),
      ...(rating === undefined
        ? []
        : starRow(
            rating,
            row,
            beside ? stars * 0.72 : stars,
            { full: onField, empty: fieldMark },
            direction,
          )),
    ],
    area: without(area(frame, words, { position: beside ? 'middle' : 'top', largest: 160 * unit })),
    signOff: { box: footer, fill: palette.muted, align: 'start' },
  };
}

/** A quiet panel on tiles. */
function pattern(frame: Frame): Composition {
  const { width, height, unit, region, palette } = frame;
  const { soft, field, accent, surface, fieldMark, direction } = { ...palette, ...frame };
  const edge = (isWide(frame) ? 84 : 108) * unit;
  const panel = isWide(frame)
    ? inset(whole(frame), edge)
    : { x: edge, y: region.y, width: width - 2 * edge, height: region.height };
  const inside = inset(panel, (isWide(frame) ? 64 : 84) * unit);
  const mark = 84 * unit;
  const [words, footer] = withFooter(frame, inside);
  const centre = inside.x + inside.width / 2;
  const isMarked = !isWide(frame);
  return {
    ground: [
      rect(whole(frame), soft),
      ...tiles(width, height, [field, mix(soft, field, 0.45), fieldMark]),
      rect(panel, surface, 28 * unit),
      ...(isMarked ? [quotationMark(centre - mark / 2, inside.y, mark, accent, direction)] : []),
    ],
    area: area(frame, isMarked ? below(words, mark * MARK_RATIO + 48 * unit) : words, {
      align: 'center',
      position: 'middle',
      largest: 112 * unit,
      smallest: 40 * unit,
    }),
    signOff: { box: footer, fill: palette.muted, align: 'center' },
  };
}

/** Words alone, small and in the middle of much room. */
function minimal(frame: Frame): Composition {
  const { unit, region, palette, direction } = frame;
  const by = (isWide(frame) ? 90 : 44) * unit;
  const narrow = { ...region, x: region.x + by, width: region.width - 2 * by };
  const mark = 64 * unit;
  const [words, footer] = withFooter(frame, narrow);
  const centre = narrow.x + narrow.width / 2;
  return {
    ground: [
      rect(whole(frame), palette.surface),
      quotationMark(centre - mark / 2, region.y, mark, palette.accent, direction),
    ],
    area: area(frame, below(words, mark * MARK_RATIO + 44 * unit), {
      align: 'center',
      position: 'middle',
      largest: 92 * unit,
      smallest: 40 * unit,
      ...starsIn(frame, palette.accent, palette.hairline, 34),
    }),
    signOff: { box: footer, fill: palette.muted, align: 'center' },
  };
}

/** The customer's stars first, then their words. Without stars, a mark takes their place. */
function starsFirst(frame: Frame): Composition {
  const { unit, region, palette, rating, direction } = frame;
  const { soft, accent } = palette;
  const size = (isWide(frame) ? 92 : 124) * unit;
  const [words, footer] = withFooter(frame, region);
  const centre = region.x + region.width / 2;
  const empty = mix(soft, accent, 0.22);
  const row =
    rating === undefined
      ? [quotationMark(centre - size / 2, region.y, size, accent, direction)]
      : starRow(
          rating,
          { x: centre - (size * STARS_WIDTH) / 2, y: region.y },
          size,
          { full: accent, empty },
          direction,
        );
  return {
    ground: [rect(whole(frame), soft), ...row],
    area: without(
      area(frame, below(words, size + (isWide(frame) ? 44 : 72) * unit), {
        align: 'center',
        position: 'middle',
        largest: 132 * unit,
      }),
    ),
    signOff: { box: footer, fill: palette.muted, align: 'center' },
  };
}

/** The stars below the words, in other colours and of another size. */
const starsIn = ({ rating, unit }: Frame, full: Hex, empty: Hex, size = 46): Partial<Area> =>
  rating === undefined ? {} : { stars: { size: size * unit, gap: 40 * unit, full, empty } };

const without = ({ stars: _, ...rest }: Area): Area => rest;

const DESIGNS: Readonly<Record<DesignId, (frame: Frame) => Composition>> = {
  paper,
  bold,
  photo: onPhoto,
  split,
  pattern,
  minimal,
  stars: starsFirst,
};
