import type { Account } from '#domain/site/account.ts';
import { createPhotoRecords } from '#services/pictures/photo-records.ts';
import type { CarouselService, PictureService } from '#services/pictures/pictures.ts';
import { spaceLeft } from '#services/pictures/space-left.ts';
import { createPictures } from '#services/pictures/square-pictures.ts';
import { openCards } from './cards.ts';
import { database } from './device.ts';

/** Lazy-loaded when the user chooses or makes a picture. */
export function openPictures(account: () => Account | undefined): PictureService {
  const { fileOf, ...records } = createPhotoRecords(database, account);
  const { readPhoto, ...cards } = openCards(fileOf);
  return {
    ...openSquares(),
    cards,
    carousels,
    photos: { ...records, read: readPhoto, spaceLeft: () => spaceLeft() },
  };
}

const carousels: CarouselService = {
  toZip: async (files) => (await import('#services/pictures/picture-zip.ts')).zipOf(files),
  toPdf: async (pages, title) =>
    (await import('#services/pictures/picture-pdf.ts')).pdfOf(pages, title),
};

function openSquares(): Pick<PictureService, 'readSquare'> {
  return createPictures<ImageBitmap>({
    decode: (file) => createImageBitmap(file),
    async encode(bitmap, { left, top, side, size, quality }) {
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      // JPEG has no transparency: a logo on black would be unreadable.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size, size);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
      return new Promise((resolve, reject) => {
        const done = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error('The browser wrote no picture'));
        canvas.toBlob(done, 'image/jpeg', quality);
      });
    },
  });
}
