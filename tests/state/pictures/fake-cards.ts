import type { CardService, PictureService, WrittenCard } from '#services/pictures/pictures.ts';
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

/** Puts nothing into its files. */
export const fakePictures = (changed: Partial<PictureService> = {}): PictureService => ({
  readSquare: async () => ({ ok: false, problem: 'empty' }),
  cards: fakeCards(),
  carousels: { toZip: async () => FILE, toPdf: async () => FILE },
  ...changed,
});
