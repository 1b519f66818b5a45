import { type CardPainter, createCardPainter } from '#services/pictures/card-painter.ts';

/** Draws cards on the page, for browsers that can't in a worker. */
export const openPageCards = (): CardPainter =>
  createCardPainter({
    fonts: document.fonts,
    newCanvas(width, height) {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      return {
        context,
        source: canvas,
        bitmap: () => createImageBitmap(canvas),
        encode: (type, quality) =>
          new Promise((resolve, reject) => {
            const done = (blob: Blob | null) =>
              blob ? resolve(blob) : reject(new Error('The browser wrote no picture'));
            canvas.toBlob(done, type, quality);
          }),
      };
    },
  });
