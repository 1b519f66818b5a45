import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** Gives each test of the file fake timers and a preloaded client. */
export function useClientClock(): void {
  // The adapter loads the client on demand, and fake timers cannot speed up a dynamic import.
  beforeAll(() => import('#services/auth/supabase-sign-in.ts'));
  beforeEach(() => {
    // The client warns about each lost network, which these tests cause on purpose.
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
