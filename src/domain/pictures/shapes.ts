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
    };

/** A box without a strip at each of its sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
