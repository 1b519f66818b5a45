import { useAtomValue, useSetAtom } from 'jotai';
import type { ToastText } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { markDraftUsedAtom } from '#state/draft-use.ts';
import { servicesAtom } from '#state/services.ts';

/** Copies a text and reports the result. `warning` is shown with a successful copy. */
export function useCopy(): (text: string, warning?: string) => Promise<void> {
  const found = useAtomValue(servicesAtom);
  const markUsed = useSetAtom(markDraftUsedAtom);
  return async (text, warning) => {
    const copied = await found?.sharing.copy(text);
    if (copied) markUsed('copied');
    found?.notify(copied ? copiedToast(warning) : TOASTS.copyFailed);
  };
}

const copiedToast = (warning: string | undefined): ToastText =>
  warning === undefined
    ? TOASTS.copied
    : { title: TOASTS.copied.title, description: warning, tone: 'warning' };
