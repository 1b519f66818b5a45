import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Muted } from '#ui/page/text.tsx';
import { Setting } from './setting.tsx';
import { bytesText } from '#domain/text/bytes-text.ts';
import { askToPersist, measureStorage, type StorageUse } from './storage-use.ts';

/** Space that Echopost takes up, and whether the browser may clear it. */
export function StorageSetting() {
  const [use, setUse] = useState<StorageUse | 'unknown'>();
  const [isDenied, setDenied] = useState(false);
  useEffect(() => {
    let isShown = true;
    void measureStorage().then((found) => isShown && setUse(found ?? 'unknown'));
    return () => {
      isShown = false;
    };
  }, []);
  const isPersisted = use !== undefined && use !== 'unknown' && use.isPersisted;
  useFocusAfter(`${isPersisted} ${isDenied}`);

  async function protect() {
    setDenied(!(await askToPersist()));
    setUse((await measureStorage()) ?? 'unknown');
  }

  return (
    <Setting title="Storage on this device">
      <chakra.p minHeight="26px">{use && wordsFor(use)}</chakra.p>
      {use && use !== 'unknown' && (
        <>
          <Muted role="status">
            {isPersisted
              ? 'Your browser keeps it, even when the device runs low on space.'
              : isDenied
                ? 'Your browser didn’t agree. It may clear your work when the device runs low on space; installing Echopost helps.'
                : 'Your browser may clear it when the device runs low on space.'}
          </Muted>
          {!isPersisted && !isDenied && (
            <div>
              <Button variant="outline" size="sm" onClick={() => void protect()}>
                Keep my work safe
              </Button>
            </div>
          )}
        </>
      )}
    </Setting>
  );
}

function wordsFor(use: StorageUse | 'unknown'): string {
  if (use === 'unknown') return 'This browser doesn’t tell how much space Echopost uses.';
  return `${bytesText(use.usage)} of ${bytesText(use.quota)} used.`;
}
