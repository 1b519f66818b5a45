import type { Failure } from '#domain/failure.ts';
import {
  askForModels,
  endingFailure,
  isHtml,
  isSurelyOffline,
  readAccess,
  type Access,
  type Outside,
} from './connection.ts';
import { whyNoAnswer } from './network-error.ts';
import { TIMEOUTS } from './timeouts.ts';
import { startWatch } from './watch.ts';

/**
 * Asks for the models and leaves the list where it is. A host that is up and does not let itself be
 * asked from a browser counts as reached: only the request itself can tell what it thinks of it.
 */
export async function probe(outside: Outside, endpoint: Access): Promise<Failure | undefined> {
  const access = readAccess(endpoint);
  if ('kind' in access) return access;
  if (isSurelyOffline(outside, access)) return { kind: 'offline', sent: false };
  const stop = new AbortController();
  const watch = startWatch(stop.signal, TIMEOUTS.probeMs);
  try {
    const answer = await askForModels(outside, watch, access, TIMEOUTS.probeMs);
    if (answer.kind === 'network-error') {
      const why = await whyNoAnswer(outside, access, { stop: stop.signal, sent: false });
      return why.kind === 'key-refused-or-blocked' ? undefined : why;
    }
    if (answer.kind !== 'response') return endingFailure(answer) ?? { kind: 'cut' };
    return isHtml(answer.response) ? { kind: 'captive-portal' } : undefined;
  } finally {
    // Whatever is left of the list is not wanted.
    stop.abort();
    watch.close();
  }
}
