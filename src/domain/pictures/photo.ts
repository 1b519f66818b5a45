import { isSampleModel } from '../providers/picture-makers.ts';
import type { Box, PhotoView } from './shapes.ts';

/** A photo of the user behind the words of a card. */
export interface CardPhoto extends PhotoView {
  readonly id: string;
  /** In the user's words, for readers who don't see it. */
  readonly shows?: string;
  /** A model made it: its description says so. */
  readonly isMade?: true;
}

/** The model that made a picture, and the user's words for it. */
export interface MadeBy {
  readonly model: string;
  readonly idea: string;
}

/** Parses who made a stored picture; undefined for a photo. Never throws. */
export function parseMadeBy(value: unknown): MadeBy | undefined {
  const { model, idea } = Object(value);
  return typeof model === 'string' && typeof idea === 'string' ? { model, idea } : undefined;
}

/** Width and height in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const FIRST_VIEW: PhotoView = { x: 0.5, y: 0.5, zoom: 1 };

/**
 * A photo as it is first put on a card; a made one is described by the words it was made from, but a
 * sample shows something else.
 */
export const firstChoice = (id: string, made?: MadeBy): CardPhoto => ({
  id,
  ...FIRST_VIEW,
  ...(made &&
    !isSampleModel(made.model) && { isMade: true, shows: made.idea.slice(0, LONGEST_DESCRIPTION) }),
});

/** Bytes below which the space left is named: some dozens of photos. */
export const SHORT_SPACE = 50_000_000;

export const MOST_ZOOM = 4;

/** Longest edge of a kept photo in pixels: the largest card is 1920 high, and shows a part of it. */
export const LONGEST_EDGE = 2160;

/** Most photos that an account keeps: they are moved together when another account signs in. */
export const MOST_PHOTOS = 50;

/** Longest description of a photo, in UTF-16 units. */
export const LONGEST_DESCRIPTION = 200;

/** Parses a stored photo of a card; undefined if there is none. Never throws. */
export function parseCardPhoto(value: unknown): CardPhoto | undefined {
  const { id, x, y, zoom, shows, isMade } = Object(value);
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    id,
    x: within(x, 0, 1, FIRST_VIEW.x),
    y: within(y, 0, 1, FIRST_VIEW.y),
    zoom: within(zoom, 1, MOST_ZOOM, FIRST_VIEW.zoom),
    ...(typeof shows === 'string' && { shows: shows.slice(0, LONGEST_DESCRIPTION) }),
    ...(isMade === true && { isMade }),
  };
}

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, value))
    : otherwise;

/** The part of a photo that fills a card, in the photo's pixels. */
export function cropOf(photo: Extent, card: Extent, view: PhotoView): Box {
  const scale = Math.max(card.width / photo.width, card.height / photo.height) * view.zoom;
  const [width, height] = [card.width / scale, card.height / scale];
  return {
    x: between(view.x * photo.width - width / 2, photo.width - width),
    y: between(view.y * photo.height - height / 2, photo.height - height),
    width,
    height,
  };
}

const between = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Moves the shown part by shares of its own width and height, up to the photo's edges. */
export function movedBy(
  photo: Extent,
  card: Extent,
  view: PhotoView,
  by: { readonly x: number; readonly y: number },
): PhotoView {
  const crop = cropOf(photo, card, view);
  const x = between(crop.x + by.x * crop.width, photo.width - crop.width);
  const y = between(crop.y + by.y * crop.height, photo.height - crop.height);
  return {
    x: (x + crop.width / 2) / photo.width,
    y: (y + crop.height / 2) / photo.height,
    zoom: view.zoom,
  };
}

/** The way along each axis that the shown part has gone, 0 to 1; undefined if there is none to go. */
export function progressOf(
  photo: Extent,
  card: Extent,
  view: PhotoView,
): { readonly x: number | undefined; readonly y: number | undefined } {
  const crop = cropOf(photo, card, view);
  const share = (at: number, way: number) => (way < 1 ? undefined : at / way);
  return {
    x: share(crop.x, photo.width - crop.width),
    y: share(crop.y, photo.height - crop.height),
  };
}

/** Places the shown part at a share of its way along one axis. */
export function placedAt(
  photo: Extent,
  card: Extent,
  view: PhotoView,
  axis: 'x' | 'y',
  share: number,
): PhotoView {
  const { width, height } = cropOf(photo, card, view);
  const [side, whole] = axis === 'x' ? [width, photo.width] : [height, photo.height];
  return { ...view, [axis]: (share * (whole - side) + side / 2) / whole };
}

/** Zooms in or out, within the limits. */
export const zoomedTo = (view: PhotoView, zoom: number): PhotoView => ({
  ...view,
  zoom: within(zoom, 1, MOST_ZOOM, view.zoom),
});
