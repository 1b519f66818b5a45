import { useAtomValue } from 'jotai';
import { replaceQuestionAtom } from '#state/jobs/presses.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';

const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog);

/** Confirms before replacing a request that may have been billed. */
export function ReplaceQuestion() {
  const question = useAtomValue(replaceQuestionAtom);
  return question ? <ReplaceDialog {...question} /> : null;
}
