import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { beginConnectAtom } from '#state/connect.ts';
import { connectionAtom, isAway } from '#state/network.ts';

/** A press that leaves for OpenRouter, and how it goes. */
export function useConnect() {
  const isOffline = isAway(useAtomValue(connectionAtom));
  const begin = useSetAtom(beginConnectAtom);
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');
  // Back from OpenRouter by the browser's Back button, the page may come out of its cache.
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
    /** For the button. */
    press: {
      busy: isLeaving,
      disabled: isOffline || isLeaving,
      onClick: () => void connect(),
    },
  };
}
