import type { Failure } from '#domain/jobs/failure.ts';

/** Maps an exception before the request: a chunk failed to load, or the storage refused. */
export function unsentFailure(problem: unknown): Failure {
  if (problem instanceof TypeError) return { kind: 'offline', sent: false };
  const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
  return { kind: 'storage', cause: isFull ? 'full' : 'refused' };
}
