/** Border at which the user's picture files are read. No method throws, on any file. */
export interface PictureService {
  /** Crops the picture to its centre square, scales it down and returns it as a `data:` URL. */
  readSquare(file: Blob): Promise<PictureResult>;
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
