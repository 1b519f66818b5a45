/**
 * Loads a service on first use, once; the counterpart for a component is `lazyPart`. A failed load
 * rejects, and the next call loads it again.
 */
export function lazyService<Args extends unknown[], T>(
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let loading: Promise<T> | undefined;
  return async (...args) => {
    try {
      return await (loading ??= load(...args));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}
