import type { Card, CardFacts, CardProblem } from '#domain/pictures/card.ts';
import type { CardFormat } from '#domain/pictures/card-choices.ts';
import type { MadeBy } from '#domain/pictures/photo.ts';
import type { PhotoPlace, PhotoProblem } from '#domain/pictures/photo-texts.ts';

/** Border at which the user's picture files are read. No method throws, on any file. */
export interface PictureService {
  /** Crops the picture to its centre square, scales it down and returns it as a `data:` URL. */
  readSquare(file: Blob): Promise<PictureResult>;
  readonly cards: CardService;
  readonly carousels: CarouselService;
  readonly photos: PhotoService;
}

export type PictureResult =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: PictureProblem };

/**
 * `heic`: a photo of an iPhone that this browser cannot read. `svg`: a drawing, which may contain
 * script. `unreadable`: broken, moved, or too large for this device.
 */
export type PictureProblem =
  | 'empty'
  | 'too-large'
  | 'not-a-picture'
  | 'svg'
  | 'heic'
  | 'unreadable';

/** Draws cards, off the page's thread where the browser can. No method throws. */
export interface CardService {
  /** Draws a card at a share of its size, 0 to 1, to be shown on the screen. */
  show(card: Card, scale: number): Promise<ShownCard | FailedCard>;
  /** Draws a card at its size and writes it to a file. */
  write(card: Card, format: CardFormat): Promise<WrittenCard | FailedCard>;
  /** Ends what draws, after the open calls; the next call starts it again. */
  rest(): void;
  /** Starts a download. */
  download(fileName: string, file: Blob): void;
  /** True if the browser takes pictures into its clipboard. */
  canCopy(): boolean;
  /**
   * Copies a PNG, with a text if there is one, called in the task of the press. False if the browser
   * refused.
   */
  copy(png: Promise<Blob>, text?: string): Promise<boolean>;
  /** True if the device's share sheet takes files. */
  canShare(): boolean;
  /** Hands over the file, with the text where the share sheet takes both. */
  share(file: File, text: string): Promise<'shared' | 'dismissed' | 'failed'>;
}

/** The account's own photos. No method throws. */
export interface PhotoService {
  /** Reads a file of any kind, off the page's thread where the browser can. */
  read(file: Blob): Promise<PhotoResult>;
  /** The account's photos, the newest first. */
  list(): Promise<readonly KeptPhoto[]>;
  /** Keeps a photo on the device; where that fails, for this visit. */
  keep(photo: KeptPhoto): Promise<PhotoPlace>;
  /** False if the device refused: then it is still there. */
  remove(id: string): Promise<boolean>;
  /** Bytes that the browser still grants; undefined if it doesn't tell. */
  spaceLeft(): Promise<number | undefined>;
}

/** A photo as it is kept: turned, scaled down, without what its file said of place and time. */
export interface Photo {
  /** JPEG. */
  readonly file: Blob;
  /** The same, small. */
  readonly thumb: Blob;
  readonly width: number;
  readonly height: number;
}

export interface KeptPhoto extends Photo {
  readonly id: string;
  /** Of the file that it came from. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Of a picture that a model made. */
  readonly made?: MadeBy;
}

export type PhotoResult =
  | { readonly ok: true; readonly isAnimated: boolean; readonly photo: Photo }
  | { readonly ok: false; readonly reason: PhotoProblem };

/** Writes several pictures to one file. Both reject if their chunk fails to load. */
export interface CarouselService {
  toZip(files: readonly NamedFile[]): Promise<Blob>;
  /** A page for each picture, as large as it: a point for a pixel. */
  toPdf(pages: readonly PdfPage[], title: string): Promise<Blob>;
}

export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

export interface PdfPage {
  readonly jpeg: Blob;
  readonly altText: string;
}

export interface ShownCard extends CardFacts {
  readonly ok: true;
  /** To be closed by the caller, or handed to a canvas. */
  readonly bitmap: ImageBitmap;
}

export interface WrittenCard extends CardFacts {
  readonly ok: true;
  readonly file: Blob;
}

/** `failed`: the browser has no room for the picture, or no canvas. */
export interface FailedCard {
  readonly ok: false;
  readonly problem: CardProblem | 'failed';
}
