import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { hasStatusAtom } from '#state/jobs/header-status.ts';

type HeaderStatus = typeof import('./header-status.tsx');

/**
 * Network and queue status, empty by default. A failed chunk load is retried when online. The
 * status causes no layout shift: on a phone it takes the free part of the row, on a wide screen it
 * hangs from the header's lower edge. Its live region exists beforehand, so that it is announced.
 */
export function HeaderStatusSlot() {
  const wanted = useAtomValue(hasStatusAtom);
  const [loaded, setLoaded] = useState<HeaderStatus>();
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    const load = () => void import('./header-status.tsx').then(setLoaded, () => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [wanted, loaded]);
  return (
    <>
      <chakra.div flex="1" minWidth="0">
        <chakra.div
          role="status"
          position={{ lg: 'absolute' }}
          top="100%"
          insetInline="0"
          zIndex="5"
          display="flex"
          justifyContent="center"
          pointerEvents="none"
        >
          {loaded && <loaded.StatusWords />}
        </chakra.div>
      </chakra.div>
      {loaded && <loaded.QueueBadge />}
    </>
  );
}
