import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { forgetStaleConnectAtom } from '#state/connect.ts';
import { keyHintAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted } from '#ui/text.tsx';
import { useConnect } from './use-connect.ts';

/** Gets the key from OpenRouter directly, so the user does not have to copy one. */
export function ConnectOpenRouter() {
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const forgetStale = useSetAtom(forgetStaleConnectAtom);
  const { isOffline, hasFailed, press } = useConnect();
  useEffect(() => void forgetStale().catch(() => undefined), [forgetStale]);

  return (
    <chakra.div display="grid" gap="2">
      <div>
        <Button variant="outline" {...press}>
          {hasKey ? 'Connect again' : 'Connect OpenRouter'}
          <ExternalIcon size={16} />
        </Button>
      </div>
      <Muted>
        {isOffline
          ? 'Connecting needs the network.'
          : 'OpenRouter asks you to agree and brings you back here. There is no key to copy.'}
      </Muted>
      {hasFailed && (
        <Notice tone="error" title="OpenRouter could not be opened">
          <p>Your browser refused to store what the way back needs. You can paste a key below.</p>
        </Notice>
      )}
    </chakra.div>
  );
}
