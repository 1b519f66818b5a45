/** Ways out of the app for a finished post. No method throws. */
export interface SharingService {
  /** False when the browser refused, or did not answer for five seconds. */
  copy(text: string): Promise<boolean>;
  /** Starts a download of a text of our own. */
  downloadText(fileName: string, text: string): void;
  /** Starts a download of a file that this site serves. */
  downloadFile(fileName: string, address: string): void;
  /** Whether the device has a share sheet. */
  canShare(): boolean;
  share(post: { title: string; text: string }): Promise<'shared' | 'dismissed' | 'failed'>;
}
