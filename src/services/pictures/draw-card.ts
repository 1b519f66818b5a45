import type { CardLayout } from '#domain/pictures/card.ts';
import { cropOf } from '#domain/pictures/photo.ts';
import type { Measure, Shape, TextStyle } from '#domain/pictures/shapes.ts';

export type CardContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas, of the page or of a worker. */
export interface Canvas {
  readonly context: CardContext;
  readonly source: HTMLCanvasElement | OffscreenCanvas;
  bitmap(): Promise<ImageBitmap>;
  encode(type: string, quality: number): Promise<Blob>;
}

/** The serif that comes with the app, under a name of its own. */
export const CARD_SERIF = 'Card Serif';

/** Scripts that the first family lacks are set in the system's. */
const FAMILIES: Readonly<Record<TextStyle['family'], string>> = {
  serif: `"${CARD_SERIF}", serif`,
  sans: 'system-ui, sans-serif',
};

export const fontOf = ({ family, weight, size }: TextStyle): string =>
  `${weight} ${size}px ${FAMILIES[family]}`;

/** Measures texts as `drawCard` draws them. */
export function measureIn(context: CardContext, language: string | undefined): Measure {
  setLanguage(context, language);
  return (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
}

/** Draws a card from the upper left corner, in the context's own scale. */
export function drawCard(
  context: CardContext,
  { shapes, language }: CardLayout,
  photo?: Photo,
): void {
  setLanguage(context, language);
  for (const shape of shapes) drawShape(context, shape, photo);
}

type Photo = ImageBitmap | HTMLCanvasElement;

/** Decides between the Han letters of languages. Not in every browser yet. */
function setLanguage(context: CardContext, language: string | undefined): void {
  if (language && 'lang' in context) Object.assign(context, { lang: language });
}

function drawShape(context: CardContext, shape: Shape, photo: Photo | undefined): void {
  if ('fill' in shape) context.fillStyle = shape.fill;
  switch (shape.kind) {
    case 'text':
      context.font = fontOf(shape.style);
      context.direction = shape.direction;
      context.textAlign = shape.align;
      context.fillText(shape.text, shape.x, shape.y);
      break;
    case 'rect': {
      const { x, y, width, height } = shape.box;
      context.beginPath();
      context.roundRect(x, y, width, height, shape.radius ?? 0);
      context.fill();
      break;
    }
    case 'path':
      context.save();
      context.translate(shape.x, shape.y);
      context.scale(shape.isMirrored ? -shape.scale : shape.scale, shape.scale);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
      context.fill(new Path2D(shape.path));
      context.restore();
      break;
    case 'photo':
      if (photo) drawPhoto(context, shape, photo);
      break;
    case 'veil': {
      const { x, y, width, height } = shape.box;
      context.fillStyle = veilOf(context, shape);
      context.fillRect(x, y, width, height);
      break;
    }
  }
}

function drawPhoto(
  context: CardContext,
  { box, view }: Extract<Shape, { kind: 'photo' }>,
  photo: Photo,
): void {
  const crop = cropOf(photo, box, view);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = box;
  context.drawImage(photo, crop.x, crop.y, crop.width, crop.height, x, y, width, height);
}

/** Shares of a veil on its way to the full one: an even slope would show its ends. */
const SLOPE = [0, 0.1, 0.35, 0.65, 0.9, 1];

function veilOf(
  context: CardContext,
  { box, fill, share, rise }: Extract<Shape, { kind: 'veil' }>,
): CanvasGradient {
  const gradient = context.createLinearGradient(0, box.y, 0, box.y + rise);
  for (const [index, part] of SLOPE.entries()) {
    const alpha = Math.ceil(255 * share * part);
    const stop = `${fill}${alpha.toString(16).padStart(2, '0')}`;
    gradient.addColorStop(index / (SLOPE.length - 1), stop);
  }
  return gradient;
}
