import type { CardLayout } from '#domain/pictures/card.ts';
import type { Measure, Shape, TextStyle } from '#domain/pictures/shapes.ts';

/** A canvas of the page or of a worker. */
export type CardContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

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
export function drawCard(context: CardContext, { shapes, language }: CardLayout): void {
  setLanguage(context, language);
  for (const shape of shapes) drawShape(context, shape);
}

/** Decides between the Han letters of languages. Not in every browser yet. */
function setLanguage(context: CardContext, language: string | undefined): void {
  if (language && 'lang' in context) Object.assign(context, { lang: language });
}

function drawShape(context: CardContext, shape: Shape): void {
  context.fillStyle = shape.fill;
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
  }
}
