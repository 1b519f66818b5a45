/** A finished post, as named in a notification. */
export interface ReadyPost {
  /** Id of the job that wrote it. */
  readonly jobId: string;
  /** Name of its platform. */
  readonly platform: string;
}

/** Notifies a user who looks elsewhere that a post is ready. */
export interface AlertService {
  /** `ask`: the browser would prompt the user, which it does only after a user gesture. */
  permission(): 'granted' | 'denied' | 'ask';
  /** Lets the browser prompt the user. True if notifications are allowed from now on. */
  ask(): Promise<boolean>;
  /** Shows a notification. Does nothing without permission, or while the page is visible. */
  ready(post: ReadyPost): void;
  /** Closes the notification of this job: the user is reading its post. */
  opened(jobId: string): void;
  /** Closes all notifications and clears the badge of the app icon, for a logout. */
  clear(): void;
  /** Sets the badge of the app icon; 0 clears it. */
  badge(count: number): void;
}
