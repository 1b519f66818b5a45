import type { PlatformId } from '#domain/posts/platforms.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Muted } from '#ui/text.tsx';

/** What they may cost: good to know, and nothing to wait for. */
const RequestCost = lazyPart(async () => (await import('./request-cost.tsx')).RequestCost);

interface RequestsNoteProps {
  /** How the sentence begins. */
  what?: string;
  platforms: readonly PlatformId[];
}

/** How many requests a press sends, and what they may cost together. */
export function RequestsNote({ what = 'That is', platforms }: RequestsNoteProps) {
  const { length } = platforms;
  return (
    <Muted>
      {what} {length === 1 ? 'one request' : `${length} requests, one after the other`}
      <RequestCost platforms={platforms} />.
    </Muted>
  );
}
