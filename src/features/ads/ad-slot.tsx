import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { AD_SIZE, isReadyMessage } from '#domain/site/ads.ts';
import { consentStatusAtom } from '#state/account/consent.ts';
import { addTrackerAtom } from '#state/shell/conversions.ts';
import { documentsReadAtom } from '#state/storage/documents.ts';
import { servicesAtom } from '#state/services.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { ConsentNotice } from './consent-notice.tsx';

/** A build without ads excludes all of their styles. */
const HAS_ADS = Boolean(import.meta.env['VITE_ADS_FRAME_URL']);

/**
 * Slot for an ad. Takes no space and sends no request before consent; the consent prompt is shown
 * here, where its effect is visible. After consent its space is reserved from the first paint on,
 * so that the ad causes no layout shift (`data-ads`, set by `hint-script.ts` and `start.tsx`).
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
        // Height of the frame plus its label.
        minHeight={`calc(${AD_SIZE.height}px + 2rem)`}
        css={{ '[data-ads=on] &': { display: 'block' } }}
      >
        {ads && shows && <AdFrame src={ads.frameUrl(slot)} />}
      </chakra.div>
    </>
  );
}

/** Prevents the frame's site from receiving its cookies, in browsers that support the attribute. */
const CREDENTIALLESS = { credentialless: '' };

function AdFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const addTracker = useSetAtom(addTrackerAtom);
  useEffect(() => {
    let remove: (() => void) | undefined;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const tracker = frame.current?.contentWindow;
      // A sandboxed frame has an opaque origin.
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
