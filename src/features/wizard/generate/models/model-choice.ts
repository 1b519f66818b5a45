import type { KeyboardEvent } from 'react';
import type { Failure } from '#domain/jobs/failure.ts';
import type { ModelInfo } from '#services/model/model.ts';

export type ModelsOutcome =
  | { status: 'unknown' }
  | { status: 'asking' }
  | { status: 'listed'; models: readonly ModelInfo[] }
  | { status: 'failed'; failure: Failure };

/** Keyboard handler of the open list; returns true if it consumed the key. */
export interface ListKeys {
  press(event: KeyboardEvent): boolean;
}
