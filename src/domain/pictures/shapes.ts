import type { Hex } from './colours.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextStyle {
  readonly family: 'serif' | 'sans';
  readonly weight: 400 | 600 | 800;
  /** Pixels. */
  readonly size: number;
}

/** Width of a text in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

export type Direction = 'ltr' | 'rtl';

/** `start` is the left edge, and in a script that runs from right to left the right one. */
export type Align = 'start' | 'center';

/** One line of text. */
export interface TextShape {
  readonly kind: 'text';
  readonly role: 'quote' | 'sign-off';
  readonly text: string;
  /** The point of the baseline that `align` names. */
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
  readonly fill: Hex;
  readonly align: Align;
  readonly direction: Direction;
  /** Bounds of the line. */
  readonly box: Box;
}

/** The part of a photo that a card shows. */
export interface PhotoView {
  /** The point of the photo in the middle of the card, as far as its edges allow; each 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** 1 for as much of the photo as fills the card. */
  readonly zoom: number;
}

/** Parts of a card, from back to front. */
export type Shape =
  | TextShape
  | {
      readonly kind: 'rect';
      readonly box: Box;
      readonly fill: Hex;
      readonly radius?: number;
    }
  | {
      readonly kind: 'path';
      /** An SVG path. */
      readonly path: string;
      readonly fill: Hex;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly isMirrored?: boolean;
    }
  | {
      readonly kind: 'photo';
      readonly box: Box;
      readonly view: PhotoView;
    }
  | {
      readonly kind: 'veil';
      readonly box: Box;
      readonly fill: Hex;
      /** Share of each pixel, 0 to 1. */
      readonly share: number;
      /** Height of the strip at the top in which it sets in. */
      readonly rise: number;
    };

/** A box without a strip at each of its sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
