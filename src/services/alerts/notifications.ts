/** The notifications of posts that are ready, for pages and the worker. */
import type { ReadyPost } from './alerts.ts';

/** A second one for the same platform takes the first one's place. */
export function showReady(
  worker: ServiceWorkerRegistration,
  { jobId, platform }: ReadyPost,
): Promise<void> {
  return worker.showNotification('Your post is ready', {
    body: `Open Echopost to read your ${platform} post.`,
    icon: '/icons/icon-192.png',
    tag: `ready-${platform}`,
    data: { jobId },
  });
}

/** The job of a notification; undefined where it is none of these. */
export function jobOf({ data }: Notification): string | undefined {
  const { jobId } = Object(data);
  return typeof jobId === 'string' ? jobId : undefined;
}

/** Takes away what tells of this job's post; of every post where none is named. */
export async function takeAway(worker: ServiceWorkerRegistration, jobId?: string): Promise<void> {
  for (const notification of await worker.getNotifications()) {
    if (jobId === undefined || jobOf(notification) === jobId) notification.close();
  }
}
