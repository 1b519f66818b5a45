import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Slot } from '#ui/page/slot.tsx';
import { putAwayAtom, saveStateAtom } from '#state/storage/documents.ts';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { toastsWanted } from '#ui/feedback/toast.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const SessionToasts = lazyPart(async () => (await import('./session-toasts.tsx')).SessionToasts, {
  Fallback: Nothing,
});

/** Layout around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Banner />
      <Header />
      <Slot name="notice" />
      <StorageWatch />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        maxWidth="page"
        minHeight="60vh"
        marginInline="auto"
        padding="4"
        paddingTop={{ base: '5', md: '10' }}
      >
        <Slot name="top" />
        {children}
      </chakra.main>
      <Footer />
      <PutAwayWatch />
      <Toasts />
    </>
  );
}

const StorageNotice = lazyPart(async () => (await import('./storage-notice.tsx')).StorageNotice, {
  Fallback: Nothing,
});

function StorageWatch() {
  const state = useAtomValue(saveStateAtom);
  return state === 'saved' || state === 'saving' ? null : <StorageNotice />;
}

const PutAwayQuestion = lazyPart(
  async () => (await import('./put-away-question.tsx')).PutAwayQuestion,
);

function PutAwayWatch() {
  const putAway = useAtomValue(putAwayAtom);
  const isAsking = putAway.some(({ state }) => state === 'asking');
  // The notice of a deletion comes after the last question.
  const [isNeeded, setNeeded] = useState(isAsking);
  if (isAsking && !isNeeded) setNeeded(true);
  return isNeeded ? <PutAwayQuestion /> : null;
}

function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  return wanted ? <SessionToasts /> : null;
}

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    top: '2',
    zIndex: '20',
    padding: '3',
    background: 'surface',
    borderRadius: 'field',
    '&:not(:focus)': { clipPath: 'inset(50%)', height: '1px', overflow: 'hidden' },
  },
});
