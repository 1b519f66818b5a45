import { cardWords } from './card-words.ts';
import { type Hex, type Palette, paletteOf, type Veil, type Tone } from './colours.ts';
import type { DesignId } from './design-list.ts';
import { type Area, compose, type Composition, type Frame } from './designs.ts';
import { drawn, type FittedText, fitText } from './fit-text.ts';
import { starRow, STARS_WIDTH } from './ornaments.ts';
import type { CardPhoto } from './photo.ts';
import { directionOf } from './scripts.ts';
import type { Box, Direction, Measure, Shape, TextStyle } from './shapes.ts';
import { type SizeId, sizeOf } from './sizes.ts';

/** A customer's words as a picture. */
export interface Card {
  /** Masked, as in a request. */
  readonly words: string;
  /** Stars that the customer gave, 0 to 5; none are shown without it. */
  readonly rating?: number;
  /** Language of the words as ISO 639-1: Han letters differ by it. */
  readonly language?: string;
  /** Name or address of whoever shows it. */
  readonly signOff: string;
  readonly design: DesignId;
  readonly size: SizeId;
  readonly tone: Tone;
  readonly colour: Hex;
  /** Behind the words, in the design of that name. */
  readonly photo?: CardPhoto;
}

/** The words that a card shows. */
export interface CardFacts {
  /** The customer's: the beginning of those given, perhaps with “…”. */
  readonly shown: string;
  readonly isShortened: boolean;
  /** Shortened in the same way, or empty, if it doesn't fit. */
  readonly signOff: string;
}

/** A card that can be drawn. */
export interface CardLayout extends CardFacts {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly language?: string;
}

/**
 * `empty`: no words. `too-long`: not even the first clause fits. `no-photo`: none is chosen, or it is
 * gone.
 */
export type CardProblem = 'empty' | 'too-long' | 'no-photo';

export type CardResult =
  | { readonly ok: true; readonly layout: CardLayout }
  | { readonly ok: false; readonly problem: CardProblem };

/** Lays a card out. `measure` gives the width of a text in the fonts that it will be drawn in. */
export function layoutCard(card: Card, measure: Measure): CardResult {
  const words = cardWords(card.words);
  if (words === '') return { ok: false, problem: 'empty' };
  if (card.design === 'photo' && !card.photo) return { ok: false, problem: 'no-photo' };
  const widths = remembered(measure);
  const frame = frameOf(card, words);
  const { width, height, palette } = frame;
  const { ground, veil, area, signOff } = compose(card.design, frame);
  const own = fitSignOff(signOff, frame, widths);
  const fitted = fitText(area.words, area.style, roomOf(area), widths);
  if (!fitted) return { ok: false, problem: 'too-long' };
  const shapes: Shape[] = [
    { kind: 'rect', box: { x: 0, y: 0, width, height }, fill: palette.paper },
    ...ground,
    ...(veil ? [veilShape(veil, topOf(area, fitted) - fitted.size * 0.4, frame)] : []),
    ...setText(area, fitted, frame),
    ...(own ? signOffShapes(signOff, own, frame, widths) : []),
  ];
  const { text: shown, isShortened } = fitted;
  const { language } = card;
  return {
    ok: true,
    layout: {
      width,
      height,
      shapes,
      shown,
      isShortened,
      signOff: own?.text ?? '',
      ...(language && { language }),
    },
  };
}

function frameOf(card: Card, words: string): Frame {
  const { width, height, covered = { top: 0, bottom: 0 } } = sizeOf(card.size);
  const unit = Math.min(width, height) / 1080;
  const margin = Math.round((width > height ? 92 : 100) * unit);
  const top = Math.max(margin, covered.top);
  const region: Box = {
    x: margin,
    y: top,
    width: width - 2 * margin,
    height: height - top - Math.max(margin, covered.bottom),
  };
  const palette: Palette = paletteOf(card.colour, card.tone);
  const signOff = cardWords(card.signOff);
  return {
    width,
    height,
    unit,
    margin,
    region,
    palette,
    words,
    signOff,
    direction: directionOf(words),
    ...(card.rating !== undefined && { rating: card.rating }),
    ...(card.photo && { photo: card.photo }),
  };
}

/** The room of an area's words: without that of its stars. */
const roomOf = (area: Area) => ({
  width: area.box.width,
  height: area.box.height - heightBelow(area),
  largest: Math.round(area.largest),
  smallest: Math.round(area.smallest),
});

/** Full from `top` to the lower edge; it sets in above. */
function veilShape({ fill, share }: Veil, top: number, { width, height, unit }: Frame): Shape {
  const rise = 400 * unit;
  const y = top - rise;
  return { kind: 'veil', box: { x: 0, y, width, height: height - y }, fill, share, rise };
}

/** Stars below the words, with the gap between the two. */
const heightBelow = ({ stars }: Area): number => (stars ? stars.size + stars.gap : 0);

/** Upper edge of an area's fitted words. */
function topOf(area: Area, fitted: FittedText): number {
  const { box, position } = area;
  const spare = box.height - fitted.height - heightBelow(area);
  return box.y + (position === 'top' ? 0 : position === 'middle' ? spare / 2 : spare);
}

/** The lines of an area's words, with the stars below them. */
function setText(area: Area, fitted: FittedText, frame: Frame): Shape[] {
  const { box, align, stars, fill, style } = area;
  const { direction } = frame;
  const top = topOf(area, fitted);
  const { size, leading } = fitted;
  const x = anchor(box, align, direction);
  const lines = fitted.lines.map((line, index): Shape => ({
    kind: 'text',
    role: 'quote',
    text: drawn(line),
    x,
    y: top + size * (leading.ascent + index * leading.line),
    style: { ...style, size },
    fill,
    align,
    direction,
    box,
  }));
  if (!stars || frame.rating === undefined) return lines;
  const width = stars.size * STARS_WIDTH;
  const left =
    align === 'center'
      ? box.x + (box.width - width) / 2
      : direction === 'rtl'
        ? box.x + box.width - width
        : box.x;
  const at = { x: left, y: top + fitted.height + stars.gap };
  return [...lines, ...starRow(frame.rating, at, stars.size, stars, direction)];
}

const anchor = (box: Box, align: Area['align'], direction: Direction): number =>
  align === 'center' ? box.x + box.width / 2 : direction === 'rtl' ? box.x + box.width : box.x;

const SIGN_OFF: Omit<TextStyle, 'size'> = { family: 'sans', weight: 600 };

function fitSignOff(
  { box }: Composition['signOff'],
  { signOff, unit }: Frame,
  measure: Measure,
): FittedText | undefined {
  if (signOff === '') return undefined;
  const room = {
    width: box.width,
    height: box.height,
    largest: Math.round(34 * unit),
    smallest: Math.round(24 * unit),
  };
  return fitText(signOff, SIGN_OFF, room, measure);
}

/** The sign-off in its own direction, on the side where the quote begins. */
function signOffShapes(
  { box, fill, align }: Composition['signOff'],
  fitted: FittedText,
  { direction }: Frame,
  measure: Measure,
): Shape[] {
  const { size, leading, height } = fitted;
  const own = directionOf(fitted.text);
  // A sign-off in another script stands on the same side as the quote.
  const isTurned = align === 'start' && own !== direction;
  const widest = Math.max(
    ...fitted.lines.map((line) => measure(drawn(line), { ...SIGN_OFF, size })),
  );
  const x = anchor(box, align, direction);
  return fitted.lines.map((line, index) => ({
    kind: 'text',
    role: 'sign-off',
    text: drawn(line),
    x: isTurned ? (direction === 'rtl' ? x - widest : x + widest) : x,
    y: box.y + box.height - height + size * (leading.ascent + index * leading.line),
    style: { ...SIGN_OFF, size },
    fill,
    align,
    direction: own,
    box,
  }));
}

function remembered(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style.family} ${style.weight} ${style.size} ${text}`;
    const width = known.get(key) ?? measure(text, style);
    known.set(key, width);
    return width;
  };
}
