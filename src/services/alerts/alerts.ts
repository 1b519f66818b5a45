/** A post that is ready, as a notification names it. */
export interface ReadyPost {
  /** Of the job that it came of. */
  readonly jobId: string;
  /** The name of its platform. */
  readonly platform: string;
}

/** Tells a person who looks elsewhere that a post is ready. */
export interface AlertService {
  /** `ask`: the browser would ask the person, which it does only after a press. */
  permission(): 'granted' | 'denied' | 'ask';
  /** Lets the browser ask. True when it may be done from now on. */
  ask(): Promise<boolean>;
  /** Does nothing where it may not, or while the page is looked at. */
  ready(post: ReadyPost): void;
  /** The post of this job is being read: what was told of it is taken away. */
  opened(jobId: string): void;
  /** Takes away everything that was told, and the number on the icon: for logging out. */
  clear(): void;
  /** The number on the app's icon; 0 takes it away. */
  badge(count: number): void;
}
