/** Availability of the browser's own model for a language: now, after a download, or never. */
export type BrowserModelStatus = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** The browser's built-in model (Prompt API). Languages are ISO 639-1. */
export interface BrowserModelService {
  status(language: string): Promise<BrowserModelStatus>;
  /**
   * Downloads the model, or follows a running download. Browsers require a user gesture.
   * `onProgress` receives a share from 0 to 1. Never throws.
   */
  download(
    language: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<'done' | 'cancelled' | 'failed'>;
}
