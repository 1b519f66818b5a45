import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import serifMore from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2?url';
import { type Card, type CardFacts, layoutCard } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import { type Canvas, CARD_SERIF, drawCard, fontOf, measureIn } from './draw-card.ts';
import { readPhoto } from './photo-reader.ts';
import type { FailedCard, PhotoResult, ShownCard, WrittenCard } from './pictures.ts';

export interface PainterDeps {
  /** Throws if the browser has no room for it. */
  newCanvas(width: number, height: number): Canvas;
  readonly fonts: FontFaceSet;
}

/** A card with a photo is drawn with the file of it; without that, the photo is gone. */
export interface CardPainter {
  show(card: Card, scale: number, photo?: Blob): Promise<ShownCard | FailedCard>;
  write(card: Card, format: CardFormat, photo?: Blob): Promise<WrittenCard | FailedCard>;
  readPhoto(file: Blob): Promise<PhotoResult>;
}

const QUALITY = 0.92;

/** Longest wait for the serif, in milliseconds: then the system's takes its place. */
const FONT_MS = 3000;

/** Draws cards in the page or in a worker. No method throws. */
export function createCardPainter({ newCanvas, fonts }: PainterDeps): CardPainter {
  addSerif(fonts);

  /** The photo that was drawn last: it is the next one too, while the user moves it. */
  let last: { readonly id: string; readonly bitmap: Promise<ImageBitmap> } | undefined;

  function decoded(id: string, photo: Blob): Promise<ImageBitmap> {
    if (last?.id !== id) {
      void last?.bitmap.then((bitmap) => bitmap.close()).catch(() => undefined);
      last = { id, bitmap: createImageBitmap(photo) };
    }
    return last.bitmap;
  }

  async function paint(card: Card, scale: number, photo?: Blob): Promise<Painted | FailedCard> {
    if (card.photo && !photo) return NO_PHOTO;
    await loadedSerif(fonts, card.words);
    const { context: ruler } = newCanvas(1, 1);
    const result = layoutCard(card, measureIn(ruler, card.language));
    if (!result.ok) return result;
    const { layout } = result;
    const { shown, isShortened, signOff } = layout;
    const canvas = newCanvas(Math.round(layout.width * scale), Math.round(layout.height * scale));
    canvas.context.scale(scale, scale);
    drawCard(canvas.context, layout, card.photo && photo && (await decoded(card.photo.id, photo)));
    return { ok: true, shown, isShortened, signOff, canvas };
  }

  return {
    async show(card, scale, photo) {
      try {
        const painted = await paint(card, scale, photo);
        if (!painted.ok) return painted;
        const { canvas, ...facts } = painted;
        return { ...facts, bitmap: await canvas.bitmap() };
      } catch {
        return FAILED;
      }
    },
    async write(card, format, photo) {
      try {
        const painted = await paint(card, 1, photo);
        if (!painted.ok) return painted;
        const { canvas, ...facts } = painted;
        return { ...facts, file: await canvas.encode(`image/${format}`, QUALITY) };
      } catch {
        return FAILED;
      }
    },
    readPhoto: (file) => readPhoto(file, newCanvas),
  };
}

interface Painted extends CardFacts {
  readonly ok: true;
  readonly canvas: Canvas;
}

const FAILED: FailedCard = { ok: false, problem: 'failed' };
const NO_PHOTO: FailedCard = { ok: false, problem: 'no-photo' };

function addSerif(fonts: FontFaceSet): void {
  const add = (address: string, unicodeRange: string) =>
    fonts.add(new FontFace(CARD_SERIF, `url(${address})`, { unicodeRange }));
  add(serif, 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC');
  add(serifMore, 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF');
}

/** Loads the parts of the serif that a text needs. A canvas doesn't wait for them. */
async function loadedSerif(fonts: FontFaceSet, words: string): Promise<void> {
  const font = fontOf({ family: 'serif', weight: 400, size: 40 });
  const late = new Promise((resolve) => setTimeout(resolve, FONT_MS));
  await Promise.race([fonts.load(font, `${words.slice(0, 6000)}a…`), late]).catch(() => undefined);
}
