import type { CardService, PictureService, WrittenCard } from '#services/pictures/pictures.ts';
import { createPhotoRecords } from '#services/pictures/photo-records.ts';
import { CARD } from '../../domain/pictures/cards.ts';

export const FILE = new Blob(['a picture']);
const WRITTEN: WrittenCard = {
  ok: true,
  shown: CARD.words,
  isShortened: false,
  signOff: CARD.signOff,
  file: FILE,
};
export const FAILED = { ok: false, problem: 'failed' } as const;

/** Writes every card, in a browser whose clipboard takes pictures and whose share sheet does not. */
export const fakeCards = (changed: Partial<CardService> = {}): CardService => ({
  show: async () => FAILED,
  write: async () => WRITTEN,
  rest: () => undefined,
  download: () => undefined,
  canCopy: () => true,
  copy: async () => true,
  canShare: () => false,
  share: async () => 'shared',
  ...changed,
});

/** Puts nothing into its files, and reads every photo. */
export const fakePictures = (changed: Partial<PictureService> = {}): PictureService => ({
  readSquare: async () => ({ ok: false, problem: 'empty' }),
  cards: fakeCards(),
  carousels: { toZip: async () => FILE, toPdf: async () => FILE },
  photos: {
    ...createPhotoRecords(undefined, () => ACCOUNT),
    read: async () => ({ ok: true, isAnimated: false, photo: PHOTO }),
    spaceLeft: async () => undefined,
  },
  ...changed,
});

const ACCOUNT = { email: 'a@example.com' };
export const PHOTO = {
  file: new Blob(['a photo']),
  thumb: new Blob(['small']),
  width: 400,
  height: 300,
};
