import { chakra } from '@chakra-ui/react';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Optional: the note works without the estimate. */
const RequestCost = lazyPart(async () => (await import('./request-cost.tsx')).RequestCostSentence, {
  Fallback: Nothing,
});

interface RequestsNoteProps {
  /** Beginning of the sentence. */
  what?: string;
  platforms: readonly PlatformId[];
}

/** Number of requests that a click sends, and their estimated total cost. */
export function RequestsNote({ what = 'This sends', platforms }: RequestsNoteProps) {
  const { length } = platforms;
  return (
    <Muted>
      {what} {length === 1 ? 'one request.' : `${length} requests, one at a time.`}
      <CostLine>
        <RequestCost platforms={platforms} />
      </CostLine>
    </Muted>
  );
}

/** Keeps the place of the estimate: what follows stays where it is. */
const CostLine = chakra('span', { base: { display: 'block', minHeight: '1.5em' } });
