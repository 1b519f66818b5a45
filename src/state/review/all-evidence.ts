import { documentAtom } from '../storage/documents.ts';
import { ALL_EVIDENCE } from '../storage/storage-keys.ts';

/** True if posts show the evidence for every sentence, not only for those that need a look. */
export const allEvidenceAtom = documentAtom<boolean>({
  key: ALL_EVIDENCE,
  version: 1,
  initial: false,
  parse: (data) => data === true,
});
