import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** For each test of the file: a clock that the test moves, and a client that is loaded already. */
export function useClientClock(): void {
  // The adapter loads the client when it is first needed; no fake clock speeds that up.
  beforeAll(() => import('#services/auth/supabase-sign-in.ts'));
  beforeEach(() => {
    // The client warns of every lost network; the network is lost on purpose here.
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
