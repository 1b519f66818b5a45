import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { AD_SIZE, isReadyMessage } from '#domain/site/ads.ts';
import { consentStatusAtom } from '#state/consent.ts';
import { addTrackerAtom } from '#state/conversions.ts';
import { documentsReadAtom } from '#state/documents.ts';
import { servicesAtom } from '#state/services.ts';
import { useFocusAfter } from '#ui/focus.ts';
import { ConsentNotice } from './consent-notice.tsx';

/** A build without advertisements carries none of their rules. */
const HAS_ADS = Boolean(import.meta.env['VITE_ADS_FRAME_URL']);

/**
 * A place for an advertisement. It takes no room and asks nothing of anybody before consent; the
 * question is asked here, where its answer shows. Once given, its room is there from the first paint
 * on, so that nothing moves when it is filled (`data-ads`, set by `hint-script.ts` and `start.tsx`).
 */
export const AdSlot = ({ slot }: { slot: string }) => (HAS_ADS ? <AdPlace slot={slot} /> : null);

function AdPlace({ slot }: { slot: string }) {
  const ads = useAtomValue(servicesAtom)?.ads;
  const status = useAtomValue(consentStatusAtom);
  const read = useAtomValue(documentsReadAtom);
  useFocusAfter(status);
  const [online] = useState(() => globalThis.navigator?.onLine);
  const shows = read && online && status === 'accepted';
  return (
    <>
      {ads && read && status === 'unasked' && <ConsentNotice host={ads.host} />}
      <chakra.div
        display="none"
        marginTop="10"
        // The frame, and the line that names it.
        minHeight={`calc(${AD_SIZE.height}px + 2rem)`}
        css={{ '[data-ads=on] &': { display: 'block' } }}
      >
        {ads && shows && <AdFrame src={ads.frameUrl(slot)} />}
      </chakra.div>
    </>
  );
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
    <aside aria-label="Advertisement">
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
    </aside>
  );
}
