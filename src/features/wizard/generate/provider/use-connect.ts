import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { beginConnectAtom } from '#state/provider/begin-connect.ts';
import { connectionAtom, isOffline as isOfflineNow } from '#state/jobs/network.ts';

/** State and handler of the button that redirects to OpenRouter. */
export function useConnect() {
  const isOffline = isOfflineNow(useAtomValue(connectionAtom));
  const begin = useSetAtom(beginConnectAtom);
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');
  // The Back button may restore the page from the back/forward cache.
  useEffect(() => {
    const reset = () => setStatus('idle');
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  async function connect() {
    setStatus('leaving');
    if (!(await begin())) setStatus('failed');
  }

  const isLeaving = status === 'leaving';
  return {
    isOffline,
    hasFailed: status === 'failed',
    /** Props of the button. */
    press: {
      busy: isLeaving,
      disabled: isOffline || isLeaving,
      onClick: () => void connect(),
    },
  };
}
