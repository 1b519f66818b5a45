/** Availability of the browser's own model for a language: now, after a download, or never. */
export type BrowserModelStatus = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** The model that the browser brings (Prompt API). Languages are ISO 639-1. */
export interface BrowserModelService {
  status(language: string): Promise<BrowserModelStatus>;
  /**
   * Downloads the model, or watches a download that is under way. Browsers want a press for it.
   * `onProgress` hears a share from 0 to 1. Never throws.
   */
  download(
    language: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<'done' | 'cancelled' | 'failed'>;
}
