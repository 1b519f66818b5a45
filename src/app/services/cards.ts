// oxlint-disable-next-line import/default
import workerUrl from '#services/pictures/picture-worker.ts?worker&url';
import type { Card } from '#domain/pictures/card.ts';
import type { CardPainter } from '#services/pictures/card-painter.ts';
import type { CardService } from '#services/pictures/pictures.ts';
import { createWorkerCards } from '#services/pictures/worker-cards.ts';

/** A running download keeps its own reference to the data. */
const DOWNLOAD_MS = 10_000;

/** `fileOf` gives the file of a photo; undefined if it is gone. */
export function openCards(
  fileOf: (id: string) => Promise<Blob | undefined>,
): CardService & Pick<CardPainter, 'readPhoto'> {
  const painter = createWorkerCards({
    start: () => {
      if (typeof OffscreenCanvas === 'undefined') throw new Error('No canvas in workers');
      const address = globalThis.echopostWorkerPolicy?.createScriptURL(workerUrl) ?? workerUrl;
      return new Worker(address, { type: 'module' });
    },
    openOnPage: async () => (await import('./page-cards.ts')).openPageCards(),
  });
  const behind = async ({ photo }: Card) => photo && fileOf(photo.id);
  return {
    rest: painter.rest,
    readPhoto: painter.readPhoto,
    show: async (card, scale) => painter.show(card, scale, await behind(card)),
    write: async (card, format) => painter.write(card, format, await behind(card)),
    download(fileName, file) {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
    },
    canCopy: () => typeof ClipboardItem === 'function' && Boolean(navigator.clipboard?.write),
    // A promise inside the item: Safari refuses a call after the task of the press.
    async copy(png, text) {
      const words = text !== undefined && {
        'text/plain': new Blob([text], { type: 'text/plain' }),
      };
      try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': png, ...words })]);
        return true;
      } catch {
        return false;
      }
    },
    canShare: () =>
      'canShare' in navigator &&
      navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] }),
    async share(file, text) {
      const both = { files: [file], text };
      try {
        await navigator.share(navigator.canShare(both) ? both : { files: [file] });
        return 'shared';
      } catch (error) {
        const isDismissed = error instanceof DOMException && error.name === 'AbortError';
        return isDismissed ? 'dismissed' : 'failed';
      }
    },
  };
}
