/**
 * Contract between pages and the worker: the sync event that starts the worker, the setting that
 * lets it send, and the URL of a finished post.
 */

/** Fired by the browser once the network is back, even after the last page was closed. */
export const SYNC_TAG = 'echopost-queue';

export const parseFinishInBackground = (data: unknown): boolean | undefined =>
  typeof data === 'boolean' ? data : undefined;

/**
 * True if the worker may send. `stored` holds all versions of the setting: the document, and the
 * pending records that pages left on `pagehide`. A no in any of them counts, and so does one that
 * cannot be parsed.
 */
export const mayFinishInBackground = (stored: readonly unknown[]): boolean =>
  stored.length > 0 && stored.every((data) => parseFinishInBackground(data) === true);

const POST_PARAMETER = 'post';

/** Returns the URL that opens the app at the post of this job. */
export const postAddress = (jobId: string) =>
  `/?${new URLSearchParams({ [POST_PARAMETER]: jobId })}`;

/** Returns the id of the job whose post a URL requests. */
export const postInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(POST_PARAMETER) ?? undefined;
