/** Tells a person who looks elsewhere that a post is ready. */
export interface AlertService {
  /** `ask`: the browser would ask the person, which it does only after a press. */
  permission(): 'granted' | 'denied' | 'ask';
  /** Lets the browser ask. True when it may be done from now on. */
  ask(): Promise<boolean>;
  /** A post for the platform of this name is ready. Does nothing where it may not, or while the page is looked at. */
  ready(name: string): void;
  /** The number on the app's icon; 0 takes it away. */
  badge(count: number): void;
}
