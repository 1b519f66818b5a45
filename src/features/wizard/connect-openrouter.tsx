import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { beginConnectAtom, forgetStaleConnectAtom } from '#state/connect.ts';
import { needsQueueAtom } from '#state/network.ts';
import { keyHintAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { ExternalGlyph } from '#ui/glyphs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted } from '#ui/text.tsx';

/** Gets the key from OpenRouter directly, so the user does not have to copy one. */
export function ConnectOpenRouter() {
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const isOffline = useAtomValue(needsQueueAtom);
  const begin = useSetAtom(beginConnectAtom);
  const forgetStale = useSetAtom(forgetStaleConnectAtom);
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');
  useEffect(() => void forgetStale().catch(() => undefined), [forgetStale]);
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

  return (
    <chakra.div display="grid" gap="2">
      <div>
        <Button
          variant="outline"
          busy={status === 'leaving'}
          disabled={isOffline || status === 'leaving'}
          onClick={() => void connect()}
        >
          {hasKey ? 'Connect again' : 'Connect OpenRouter'}
          <ExternalGlyph size={16} />
        </Button>
      </div>
      <Muted>
        {isOffline
          ? 'Connecting needs the network.'
          : 'OpenRouter asks you to agree and brings you back here. There is no key to copy.'}
      </Muted>
      {status === 'failed' && (
        <Notice tone="error" title="OpenRouter could not be opened">
          <p>Your browser refused to store what the way back needs. You can paste a key below.</p>
        </Notice>
      )}
    </chakra.div>
  );
}
