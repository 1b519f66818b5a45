import type { Paste } from '#domain/quotes/reading.ts';

/** Clipboard, share sheet and downloads. No method throws. */
export interface SharingService {
  /**
   * False if the browser refused. The promise waits for its response, which may never come; `onSlow`
   * is called once if there was none within five seconds: the text may be copied or not.
   */
  copy(text: string, onSlow: () => void): Promise<boolean>;
  /** True if the page may ask for the clipboard's content. */
  canPaste(): boolean;
  /** Returns the clipboard's text, empty if it has none; undefined if it is refused. */
  paste(): Promise<Paste | undefined>;
  /** Starts a download of generated text; `type` is its media type, plain text by default. */
  downloadText(fileName: string, text: string, type?: string): void;
  /** Starts a download of a file that this site serves. */
  downloadFile(fileName: string, address: string): void;
  /** True if the device has a share sheet. */
  canShare(): boolean;
  share(post: { title: string; text: string }): Promise<'shared' | 'dismissed' | 'failed'>;
}
