import { isSampleModel } from '../providers/picture-makers.ts';
import { type MadeBy, MOST_PHOTOS } from './photo.ts';

/**
 * Reasons why a file is not taken. `cut-off`: a part of it is missing. `too-many-pixels`: it would not
 * fit into memory. `full-list`: the account keeps as many photos as it may.
 */
export type PhotoProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'not-a-picture'
  | 'svg'
  | 'heic'
  | 'cut-off'
  | 'unreadable'
  | 'full-list';

export const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
  empty: 'This file is empty. Choose another one.',
  'too-large': 'This file is larger than 30 MB. Choose a smaller one.',
  'too-many-pixels':
    'This photo has more than 100 megapixels. Save it smaller, then choose it again.',
  'not-a-picture': 'This file isn’t a photo. Choose a JPEG, PNG, WebP or GIF.',
  svg: 'SVG drawings aren’t supported. Choose a JPEG, PNG, WebP or GIF.',
  heic: 'This browser can’t open HEIC photos. Save it as JPEG first.',
  'cut-off': 'A part of this file is missing. Copy or download it again.',
  unreadable: 'This photo can’t be opened. It may be damaged.',
  'full-list': `You keep ${MOST_PHOTOS} photos already. Remove one first.`,
};

/** Place of a photo. `full`: no space is left. `apart`: the device keeps nothing of this visit. */
export type PhotoPlace = 'kept' | 'full' | 'apart';

const PLACES: Readonly<Record<PhotoPlace, string>> = {
  kept: 'Kept on this device.',
  full: 'There’s no space left on this device, so the photo stays until you close this page.',
  apart: 'This device didn’t keep the photo, so it stays until you close this page.',
};

/** Says what became of the files that the user chose. */
export const photoSaid = (
  place: PhotoPlace,
  { isAnimated, files }: { readonly isAnimated: boolean; readonly files: number },
): string =>
  [
    ...(files > 1 ? [`One photo at a time: the first of ${files} was taken.`] : []),
    ...(isAnimated ? ['It moves: its first picture was taken.'] : []),
    PLACES[place],
  ].join(' ');

/** Label of a picture that a model made. */
export const madeLabel = ({ model }: MadeBy): string =>
  isSampleModel(model) ? 'Sample from the demo model' : `Made with AI (${model})`;
