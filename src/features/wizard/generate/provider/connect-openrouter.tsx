import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { forgetStaleConnectAtom } from '#state/provider/connect.ts';
import { keyHintAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { ExternalIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { useConnect } from './use-connect.ts';

/** Gets the key from OpenRouter directly, so the user does not have to copy one. */
export function ConnectOpenRouter() {
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const forgetStale = useSetAtom(forgetStaleConnectAtom);
  const { isOffline, hasFailed, press } = useConnect();
  useEffect(() => void forgetStale().catch(() => undefined), [forgetStale]);

  return (
    <Stack gap="2">
      <div>
        <Button variant="outline" {...press}>
          {hasKey ? 'Connect again' : 'Connect OpenRouter'}
          <ExternalIcon size={16} />
        </Button>
      </div>
      <Muted>
        {isOffline
          ? 'You need to be online to connect.'
          : 'OpenRouter asks for your permission, then brings you back here. There’s no key to copy.'}
      </Muted>
      {hasFailed && (
        <Notice tone="error" title="We couldn’t open OpenRouter">
          <p>
            Your browser wouldn’t store what we need to bring you back. You can paste a key below.
          </p>
        </Notice>
      )}
    </Stack>
  );
}
