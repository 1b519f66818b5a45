import { useAtomValue } from 'jotai';
import { CONFIRMATION_DURATION, TOAST_DURATION } from '#domain/site/toast.ts';
import { sessionAtom } from '#state/account/session.ts';
import { ToastRegion } from '#ui/feedback/toaster.tsx';

/** Toasts of a session: those about signing in close once the user is signed in. */
export function SessionToasts() {
  const { status } = useAtomValue(sessionAtom);
  return (
    <ToastRegion
      duration={TOAST_DURATION}
      confirmationDuration={CONFIRMATION_DURATION}
      reached={status === 'in' ? 'signed-in' : undefined}
    />
  );
}
