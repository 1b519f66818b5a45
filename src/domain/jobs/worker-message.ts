/** Messages between pages and the service worker. Both ignore any other message. */

/** To the worker, from workbox-window: activate although pages of the release before are open. */
const SKIP_WAITING = 'SKIP_WAITING';

/** From the worker: the network is back, and open pages get to send queued jobs first. */
export const DRAIN = { proto: 1, type: 'DRAIN' } as const;

/** To the worker: a user is signed in, whose files are to be cached too. */
export const KEEP_USER_FILES = { proto: 1, type: 'KEEP_USER_FILES' } as const;

export const isSkipWaiting = (data: unknown): boolean => Object(data).type === SKIP_WAITING;
export const isKeepUserFiles = (data: unknown): boolean => isA(KEEP_USER_FILES, data);
export const isDrain = (data: unknown): boolean => isA(DRAIN, data);

function isA(message: { readonly proto: number; readonly type: string }, data: unknown): boolean {
  const { proto, type } = Object(data);
  return proto === message.proto && type === message.type;
}

/** From the worker: the user clicked the notification of this job's post. */
export const openPostMessage = (jobId: string) => ({ proto: 1, type: 'OPEN_POST', jobId }) as const;

/** Returns the id of the job whose post is to be opened; undefined for any other message. */
export function postToOpen(data: unknown): string | undefined {
  const { proto, type, jobId } = Object(data);
  return proto === 1 && type === 'OPEN_POST' && typeof jobId === 'string' ? jobId : undefined;
}
