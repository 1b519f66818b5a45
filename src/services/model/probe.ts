import type { Failure } from '#domain/jobs/failure.ts';
import { openBody, readBodyText } from './body.ts';
import {
  askForModels,
  endingFailure,
  isHtml,
  isOffline,
  readAccess,
  type Access,
  type ModelDeps,
} from './connection.ts';
import { whyNoAnswer } from './network-error.ts';
import { TIMEOUTS } from './timeouts.ts';
import { startDeadline } from './request-deadline.ts';

/**
 * Requests the model list, but does not read it. A host that is up but refuses requests from a
 * browser counts as reached: only the request itself can tell whether it is accepted.
 */
export async function probe(deps: ModelDeps, endpoint: Access): Promise<Failure | undefined> {
  const access = readAccess(endpoint);
  if ('kind' in access) return access;
  if (isOffline(deps, access)) return { kind: 'offline', sent: false };
  const stop = new AbortController();
  const deadline = startDeadline(stop.signal, TIMEOUTS.probeMs);
  try {
    const answer = await askForModels(deps, deadline, access, TIMEOUTS.probeMs);
    if (answer.kind === 'network-error') {
      const why = await whyNoAnswer(deps, access, { stop: stop.signal, sent: false });
      return why.kind === 'key-refused-or-blocked' ? undefined : why;
    }
    if (answer.kind !== 'response') return endingFailure(answer) ?? { kind: 'connection-lost' };
    const { response } = answer;
    if (!isHtml(response)) return undefined;
    // Some proxies label everything as HTML: the content decides.
    const start = await readBodyText(openBody(response, deadline), 200, TIMEOUTS.probeMs);
    return /^\s*[{[]/.test(start) ? undefined : { kind: 'captive-portal' };
  } finally {
    // Cancels the rest of the list.
    stop.abort();
    deadline.close();
  }
}
