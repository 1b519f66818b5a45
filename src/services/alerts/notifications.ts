/** Notifications of finished posts, for pages and the worker. */
import type { ReadyPost } from './alerts.ts';

/** Shows a notification, which replaces an earlier one for the same platform. */
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

/** Returns the job id of a notification; undefined if it is of another kind. */
export function jobOf({ data }: Notification): string | undefined {
  const { jobId } = Object(data);
  return typeof jobId === 'string' ? jobId : undefined;
}

/** Closes the notification of a job's post, or all of them without `jobId`. */
export async function takeAway(worker: ServiceWorkerRegistration, jobId?: string): Promise<void> {
  for (const notification of await worker.getNotifications()) {
    if (jobId === undefined || jobOf(notification) === jobId) notification.close();
  }
}
