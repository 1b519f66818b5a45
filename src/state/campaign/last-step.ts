import { parseStep, type StepId } from '#domain/campaign/wizard.ts';
import { documentAtom } from '../storage/documents.ts';
import { LAST_STEP } from '../storage/storage-keys.ts';

/** Step that was open last: a reopened app resumes there. Each tab has its own. */
export const lastStepAtom = documentAtom<StepId>({
  key: LAST_STEP,
  version: 1,
  initial: 'platform',
  parse: (data) => parseStep(data),
  merge: (_base, mine) => mine,
  follow: (mine) => mine,
});
