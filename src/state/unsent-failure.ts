import type { Failure } from '#domain/failure.ts';

/** Nothing was sent: a script did not load, or the storage refused. */
export function unsentFailure(problem: unknown): Failure {
  if (problem instanceof TypeError) return { kind: 'offline', sent: false };
  const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
  return { kind: 'storage', cause: isFull ? 'full' : 'refused' };
}
