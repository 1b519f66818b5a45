/**
 * Messages about the queue between tabs and the service worker. They carry no job: the receiver
 * reads the disk.
 */
export const QUEUE_CHANNEL = 'echopost-queue';

export type QueueMessage = Readonly<Record<string, unknown>>;

/** Jobs on disk have changed. */
export const JOBS_CHANGED: QueueMessage = {};

/** A logout has removed every job. */
export const JOBS_CLEARED: QueueMessage = { cleared: true };

export const isCleared = ({ cleared }: QueueMessage) => cleared === true;
