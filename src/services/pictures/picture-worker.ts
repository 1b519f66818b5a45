/** The worker that draws cards. It sends nothing anywhere: its file's policy forbids it. */
import type { CardAnswer, CardQuestion } from './card-messages.ts';
import { createCardPainter } from './card-painter.ts';

/** Those of the worker. */
declare const fonts: FontFaceSet;

const painter = createCardPainter({
  fonts,
  newCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas');
    return {
      context,
      source: canvas,
      bitmap: async () => canvas.transferToImageBitmap(),
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    };
  },
});

globalThis.addEventListener('message', ({ data }: MessageEvent<CardQuestion>) => void answer(data));

async function answer(question: CardQuestion): Promise<void> {
  const result = await resultOf(question);
  const message: CardAnswer = { id: question.id, result };
  const moved = result.ok && 'bitmap' in result ? [result.bitmap] : [];
  globalThis.postMessage(message, { transfer: moved });
}

function resultOf(question: CardQuestion): Promise<CardAnswer['result']> {
  if ('file' in question) return painter.readPhoto(question.file);
  const { card, photo } = question;
  return 'scale' in question
    ? painter.show(card, question.scale, photo)
    : painter.write(card, question.format, photo);
}
