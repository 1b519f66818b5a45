/**
 * What pages and the worker agree on: the sync event that wakes the worker, the choice that lets it
 * send, and the address of a post that is ready.
 */

/** The browser fires it once the network is back, also after the last page was closed. */
export const SYNC_TAG = 'echopost-queue';

/** Whether posts that wait may be sent while no page is open; a document of this name and version. */
export const FINISH_IN_BACKGROUND = { key: 'finish-in-background', version: 1 } as const;

export const parseFinishInBackground = (data: unknown): boolean | undefined =>
  typeof data === 'boolean' ? data : undefined;

/**
 * Whether the worker may send, from all that is stored of the choice: what stands, and what pages left
 * beside it at their end. A no in any of them counts, and so does anything that cannot be read.
 */
export const mayFinishInBackground = (stored: readonly unknown[]): boolean =>
  stored.length > 0 && stored.every((data) => parseFinishInBackground(data) === true);

const POST_PARAMETER = 'post';

/** Opens the app at the post of this job. */
export const postAddress = (jobId: string) =>
  `/?${new URLSearchParams({ [POST_PARAMETER]: jobId })}`;

/** The job whose post an address asks for. */
export const postInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get(POST_PARAMETER) ?? undefined;
