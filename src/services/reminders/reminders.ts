/** A post whose time has come. */
export interface DuePost {
  /** Id of its draft. */
  readonly id: string;
  /** Name of its platform. */
  readonly platform: string;
}

/** Reminds of planned posts while the app is open in a tab. */
export interface ReminderService {
  /** `ask`: the browser would prompt the user. `missing`: it has no notifications. */
  permission(): 'granted' | 'denied' | 'ask' | 'missing';
  /** Lets the browser prompt the user, after a press. */
  ask(): Promise<void>;
  /** True if this tab is the one that reminds: one of all tabs is, until it is closed. */
  leads(): Promise<boolean>;
  /** Shows one notification, for one post or for all of them. */
  remind(posts: readonly DuePost[]): Promise<void>;
  /** Closes the notifications of all other posts. */
  keep(ids: ReadonlySet<string>): Promise<void>;
  /** Sets the badge of the app icon; 0 clears it. */
  badge(count: number): void;
}
