import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { WayOffer } from '#domain/quotes/reading.ts';
import { lastAdditionAtom, otherWaysAtom } from '#state/quotes/additions.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';

const ReadingWays = lazyPart(async () => (await import('./reading-ways.tsx')).ReadingWays);

/** Opens other ways to split the last paste, below the button. A later paste has its own. */
export function Ways() {
  const last = useAtomValue(lastAdditionAtom);
  const find = useSetAtom(otherWaysAtom);
  const [found, setFound] = useState<{ batch: string; offers: readonly WayOffer[] }>();
  if (!last?.source) return null;
  const { batch } = last;
  const isOpen = found?.batch === batch;
  const show = () => void find().then((offers) => setFound({ batch, offers }));
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        paddingInline="1"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setFound(undefined) : show())}
      >
        Not split right?
      </Button>
      {isOpen && <ReadingWays offers={found.offers} addition={last} onSplit={show} />}
    </>
  );
}
