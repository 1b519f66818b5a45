/** The layout and the drawing of the app, which the tests of cards run in a page of their own. */
import { type Card, type CardResult, layoutCard } from '#domain/pictures/card.ts';
import { contrast } from '#domain/pictures/colours.ts';
import type { Shape } from '#domain/pictures/shapes.ts';
import { CARD_SERIF, drawCard, fontOf, measureIn } from '#services/pictures/draw-card.ts';

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

function paint(layout: Layout, scale: number, shapes: readonly Shape[] = layout.shapes) {
  const context = canvasOf(Math.round(layout.width * scale), Math.round(layout.height * scale));
  context.scale(scale, scale);
  drawCard(context, { ...layout, shapes });
  return context;
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
  const bare = paint(
    layout,
    scale,
    layout.shapes.filter(({ kind }) => kind !== 'text'),
  );
  for (const shape of layout.shapes) {
    if (shape.kind !== 'text') continue;
    const { x, y, width, height } = lineBox(shape);
    const box = [x * scale, y * scale, width * scale, height * scale] as const;
    const alone = paint(layout, scale, [shape]).getImageData(...box).data;
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
    return paint(result.layout, width / result.layout.width).canvas;
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

const made = { layoutOf, loadSerif, overflows, leastContrast, sheet, paint };

declare global {
  var cardPage: typeof made;
}

globalThis.cardPage = made;
