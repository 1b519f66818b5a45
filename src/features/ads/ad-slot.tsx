import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { AD_SIZE, isReadyMessage } from '#domain/ads.ts';
import { consentStatusAtom } from '#state/consent.ts';
import { addTrackerAtom } from '#state/conversions.ts';
import { documentsReadAtom } from '#state/documents.ts';
import { servicesAtom } from '#state/services.ts';
import { ConsentNotice } from './consent-notice.tsx';

/**
 * A place for an advertisement. It takes no room and asks nothing of anybody before consent; the
 * question is asked here, where its answer shows.
 */
export function AdSlot({ slot }: { slot: string }) {
  const ads = useAtomValue(servicesAtom)?.ads;
  const status = useAtomValue(consentStatusAtom);
  const read = useAtomValue(documentsReadAtom);
  const [online] = useState(() => globalThis.navigator?.onLine);
  if (!ads || !read) return null;
  if (status === 'unasked') return <ConsentNotice host={ads.host} />;
  return status === 'accepted' && online ? <AdFrame src={ads.frameUrl(slot)} /> : null;
}

/** No cookies of the frame's site come along, where the browser knows the attribute. */
const CREDENTIALLESS = { credentialless: '' };

function AdFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const addTracker = useSetAtom(addTrackerAtom);
  useEffect(() => {
    let remove: (() => void) | undefined;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const tracker = frame.current?.contentWindow;
      // The sandbox leaves the frame without an origin of its own.
      if (!tracker || source !== tracker || origin !== 'null' || !isReadyMessage(data)) return;
      remove ??= addTracker(tracker);
    };
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      remove?.();
    };
  }, [addTracker]);
  return (
    <chakra.aside aria-label="Advertisement" marginTop="10">
      <chakra.p color="muted" fontSize="xs">
        Advertisement
      </chakra.p>
      <iframe
        ref={frame}
        title="Advertisement"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
        allow=""
        {...CREDENTIALLESS}
        loading="lazy"
        {...AD_SIZE}
        src={src}
      />
    </chakra.aside>
  );
}
