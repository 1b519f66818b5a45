/** The layout and the drawing of the app, which the tests of cards run in a page of their own. */
import { type Card, type CardResult, layoutCard } from '#domain/pictures/card.ts';
import { contrast } from '#domain/pictures/colours.ts';
import type { Shape } from '#domain/pictures/shapes.ts';
import {
  type Canvas,
  CARD_SERIF,
  drawCard,
  fontOf,
  measureIn,
} from '#services/pictures/draw-card.ts';
import { readPhoto } from '#services/pictures/photo-reader.ts';

type Layout = Extract<CardResult, { ok: true }>['layout'];

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  return context;
}

const layoutOf = (card: Card): CardResult =>
  layoutCard(card, measureIn(canvasOf(1, 1), card.language));

function paint(
  layout: Layout,
  scale: number,
  { shapes = layout.shapes, photo }: { shapes?: readonly Shape[]; photo?: HTMLCanvasElement } = {},
) {
  const context = canvasOf(Math.round(layout.width * scale), Math.round(layout.height * scale));
  context.scale(scale, scale);
  drawCard(context, { ...layout, shapes }, photo);
  return context;
}

/** Photos of the tests by their id: an even one in any colour, a busy one, and dusk over hills. */
function photoOf({ photo }: Card): HTMLCanvasElement {
  const context = canvasOf(640, 480);
  const { canvas } = context;
  const fill = (style: string | CanvasGradient, y = 0) => {
    context.fillStyle = style;
    context.fillRect(0, y, canvas.width, canvas.height - y);
  };
  if (photo?.id.startsWith('#')) fill(photo.id);
  else if (photo?.id === 'busy')
    for (let at = 0; at < 640 * 480; at += 16) {
      context.fillStyle = `hsl(${(at * 7) % 360} 100% ${(at * 13) % 101}%)`;
      context.fillRect(at % 640, Math.floor(at / 640) * 16, 16, 16);
    }
  else {
    const sky = context.createLinearGradient(0, 0, 0, canvas.height);
    for (const [at, colour] of ['#274690', '#e58f65', '#f9dc9c'].entries())
      sky.addColorStop(at / 2, colour);
    fill(sky);
    for (const [at, colour] of ['#5b6c8f', '#3c4a68', '#222b40'].entries()) {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(180 + at * 130, 540, 420, 260 - at * 60, 0, 0, 2 * Math.PI);
      context.fill();
    }
  }
  return canvas;
}

/** Loads the serif from its bytes. */
async function loadSerif(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  document.fonts.add(await new FontFace(CARD_SERIF, bytes.buffer).load());
}

/** Lines of a card whose ink leaves their box or the card, with how far in pixels. */
function overflows(card: Card): string[] {
  const result = layoutOf(card);
  if (!result.ok) return [result.problem];
  const { layout } = result;
  const context = canvasOf(1, 1);
  return layout.shapes.flatMap((shape) => {
    if (shape.kind !== 'text') return [];
    context.font = fontOf(shape.style);
    context.direction = shape.direction;
    context.textAlign = shape.align;
    const ink = context.measureText(shape.text);
    const { box } = shape;
    const over = Math.max(
      box.x - (shape.x - ink.actualBoundingBoxLeft),
      shape.x + ink.actualBoundingBoxRight - (box.x + box.width),
      box.y - (shape.y - ink.actualBoundingBoxAscent),
      shape.y + ink.actualBoundingBoxDescent - (box.y + box.height),
    );
    // Letters lean a little over the edge that they are aligned to.
    return over > 0.06 * shape.style.size ? [`${shape.text} by ${over.toFixed(1)}`] : [];
  });
}

/** The least contrast of a card's letters with the pixels under and beside them. */
function leastContrast(card: Card): number {
  const result = layoutOf(card);
  if (!result.ok) return 0;
  const { layout } = result;
  const scale = 0.5;
  let least = 21;
  const bare = paint(layout, scale, {
    shapes: layout.shapes.filter(({ kind }) => kind !== 'text'),
    photo: photoOf(card),
  });
  for (const shape of layout.shapes) {
    if (shape.kind !== 'text') continue;
    const { x, y, width, height } = lineBox(shape);
    const box = [x * scale, y * scale, width * scale, height * scale] as const;
    const alone = paint(layout, scale, { shapes: [shape] }).getImageData(...box).data;
    const ground = bare.getImageData(...box).data;
    const seen = new Set<string>();
    for (let at = 0; at < ground.length; at += 4)
      if ((alone[at + 3] ?? 0) > 0) seen.add(hexAt(ground, at));
    for (const hex of seen) least = Math.min(least, contrast(shape.fill, hex));
  }
  return least;
}

function lineBox({ box, y, style }: Extract<Shape, { kind: 'text' }>) {
  return { x: box.x, y: y - style.size, width: box.width, height: style.size * 1.4 };
}

const hexAt = (data: Uint8ClampedArray, at: number): string =>
  `#${[0, 1, 2].map((by) => (data[at + by] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Draws cards side by side, as a WebP's `data:` URL. */
function sheet(cards: readonly Card[], columns: number, width: number, quality: number): string {
  const gap = Math.round(width / 16);
  const painted = cards.map((card) => {
    const result = layoutOf(card);
    if (!result.ok) return undefined;
    return paint(result.layout, width / result.layout.width, { photo: photoOf(card) }).canvas;
  });
  const rows = Math.ceil(cards.length / columns);
  const tallest = Math.max(...painted.map((canvas) => canvas?.height ?? 0));
  const context = canvasOf(columns * (width + gap) + gap, rows * (tallest + gap) + gap);
  context.fillStyle = '#d8d6d0';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  for (const [index, canvas] of painted.entries()) {
    const x = gap + (index % columns) * (width + gap);
    const y = gap + Math.floor(index / columns) * (tallest + gap);
    if (canvas) context.drawImage(canvas, x, y);
  }
  return context.canvas.toDataURL('image/webp', quality);
}

/** A photo as it is kept, with its colours at the left and the right edge. */
async function read(base64: string, type: string) {
  const file = new Blob([Uint8Array.from(atob(base64), (it) => it.codePointAt(0) ?? 0)], { type });
  const result = await readPhoto(file, newCanvas);
  if (!result.ok) return { ok: false, reason: result.reason } as const;
  const { photo, isAnimated } = result;
  const bitmap = await createImageBitmap(photo.file);
  const context = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  const edge = (x: number) => [...context.getImageData(x, bitmap.height >> 1, 1, 1).data];
  const bytes = new Uint8Array(await photo.file.arrayBuffer());
  return {
    ok: true,
    isAnimated,
    width: photo.width,
    height: photo.height,
    left: edge(1),
    right: edge(bitmap.width - 2),
    base64: btoa(Array.from(bytes, (it) => String.fromCodePoint(it)).join('')),
  } as const;
}

function newCanvas(width: number, height: number): Canvas {
  const context = canvasOf(width, height);
  const { canvas } = context;
  return {
    context,
    source: canvas,
    bitmap: () => createImageBitmap(canvas),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error())), type, quality);
      }),
  };
}

/** A JPEG of red on the left and blue on the right, as base64. */
function twoColours(width: number, height: number): string {
  const context = canvasOf(width, height);
  for (const [at, colour] of ['#f00', '#00f'].entries()) {
    context.fillStyle = colour;
    context.fillRect((at * width) / 2, 0, width / 2, height);
  }
  return context.canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}

const made = { layoutOf, loadSerif, overflows, leastContrast, sheet, paint, read, twoColours };

declare global {
  var cardPage: typeof made;
}

globalThis.cardPage = made;
