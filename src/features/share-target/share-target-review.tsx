import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { campaignAtom, currentSetAtom, quotesAtom } from '#state/campaign/campaign.ts';
import { TRIED_DAYS } from '#domain/site/share-target.ts';
import { shownSetName } from '#domain/reviews/set-name.ts';
import { sessionAtom } from '#state/account/session.ts';
import {
  acceptSharedItemAtom,
  discardSharedItemsAtom,
  discardSharedItemAtom,
  sharedItemsAtom,
  type SharedItemReview,
} from '#state/quotes/share-target.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

/** True if all of it was pasted on the front page, before the user logged in. */
const areTried = (shared: readonly SharedItemReview[]) => shared.every(({ isTried }) => isTried);

/** Number of quotes previewed per shared item. */
const PREVIEW = 3;

/**
 * Content from the share target, above the field it would go into: the user accepts or discards
 * each item.
 */
export function SharedItemsReview() {
  const shared = useAtomValue(sharedItemsAtom);
  const section = useRef<HTMLElement>(null);
  useFocusAfter(shared, () => section.current?.querySelector('button'));
  const discardAll = useSetAtom(discardSharedItemsAtom);
  if (shared.length === 0) return null;
  return (
    <chakra.section
      ref={section}
      aria-labelledby="shared-reviews"
      display="grid"
      gap="4"
      padding="4"
      background="accentSoft"
      borderRadius="card"
    >
      <Stack gap="1">
        <chakra.h2 id="shared-reviews" fontWeight="600">
          {areTried(shared) ? 'From the front page' : 'Shared with you'}
        </chakra.h2>
        <Muted>
          We don’t use any of it until you add it.
          {areTried(shared) && ` It’s deleted ${TRIED_DAYS} days after you pasted it.`}
        </Muted>
      </Stack>
      {shared.map((one) => (
        <Review key={one.id} shared={one} />
      ))}
      {shared.length > 1 && (
        <chakra.div>
          <Button variant="outline" size="sm" onClick={() => void discardAll()}>
            Discard all {shared.length}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}

function Review({ shared }: { shared: SharedItemReview }) {
  const accept = useSetAtom(acceptSharedItemAtom);
  const discard = useSetAtom(discardSharedItemAtom);
  const { id, name, isTried, cut, quotes, problem } = shared;
  const what = name ?? (isTried ? 'Your reviews' : 'Shared text');
  return (
    <Card gap="3" padding="4">
      <chakra.p fontWeight="600" overflowWrap="anywhere">
        {what}
        {!problem && `: ${quotes.length} ${quotes.length === 1 ? 'quote' : 'quotes'}`}
      </chakra.p>
      {problem && (
        <Muted color="warn">
          {isTried && problem === 'unreadable' ? TRIED_UNREADABLE : PROBLEMS[problem]}
        </Muted>
      )}
      {quotes.slice(0, PREVIEW).map((quote) => (
        <chakra.blockquote
          key={quote.text}
          htmlTranslate="no"
          lang={quote.language}
          dir="auto"
          fontSize="sm"
          lineHeight="1.55"
          overflowWrap="anywhere"
          css={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {quote.text}
        </chakra.blockquote>
      ))}
      {quotes.length > PREVIEW && <Muted>And {quotes.length - PREVIEW} more.</Muted>}
      {cut && <Muted>It was longer than 10,000 characters, so the rest was left out.</Muted>}
      <Cluster gap="2">
        {quotes.length > 0 && <Adding what={what} onAdd={(where) => void accept(id, where)} />}
        <Button
          variant="outline"
          size="sm"
          aria-label={`Discard: ${what}`}
          onClick={() => void discard(id)}
        >
          Discard
        </Button>
      </Cluster>
    </Card>
  );
}

/** Reviews of another source are a set of their own: adding them to these is the user's choice. */
function Adding({ what, onAdd }: { what: string; onAdd(where: 'here' | 'new'): void }) {
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
  const current = useAtomValue(currentSetAtom);
  const add = hasQuotes && current ? `Add to ${shownSetName(current)}` : 'Add as quotes';
  return (
    <>
      <Button
        size="sm"
        maxWidth="100%"
        aria-label={`${add}: ${what}`}
        onClick={() => onAdd('here')}
      >
        <chakra.span truncate>{add}</chakra.span>
      </Button>
      {hasQuotes && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Start a new post: ${what}`}
          onClick={() => onAdd('new')}
        >
          Start a new post
        </Button>
      )}
    </>
  );
}

const TRIED_UNREADABLE = 'We couldn’t read it this time. Reload the page to try again.';

const PROBLEMS: Record<NonNullable<SharedItemReview['problem']>, string> = {
  'too-large': 'It’s larger than 200 kB, so it wasn’t saved. Share part of it.',
  binary: 'This isn’t a text file. Share a .txt or .csv file.',
  empty: 'It contains no words.',
  unreadable: 'We couldn’t read it. Share it again.',
  'no-room':
    'There wasn’t enough space on this device to save it. Add or discard what’s here, then share it again.',
};

/** Notice with a link to the review, shown on the other pages. */
export function SharedItemsNotice() {
  const shared = useAtomValue(sharedItemsAtom);
  const isSignedIn = useAtomValue(sessionAtom).status === 'in';
  const { platform } = useAtomValue(campaignAtom);
  const isAtReview = useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname === '/' && Object(search).step === 'customize',
  });
  // The front page itself shows what was tried there.
  if (isSignedIn ? isAtReview : areTried(shared)) return null;
  if (shared.length === 0) return null;
  const what = areTried(shared)
    ? 'The reviews you pasted are here'
    : 'What you shared is ready for your review';
  return (
    <chakra.div marginBottom="6">
      <Notice tone="info" title={what}>
        {isSignedIn ? (
          <MemberNotice hasPlatform={platform !== undefined} />
        ) : (
          <>
            <p>It’s only on this device. Log in to add it to a campaign.</p>
            <div>
              <ButtonLink to="/auth" size="sm" variant="outline">
                Log in
              </ButtonLink>
            </div>
          </>
        )}
      </Notice>
    </chakra.div>
  );
}

function MemberNotice({ hasPlatform }: { hasPlatform: boolean }) {
  if (!hasPlatform) return <p>Choose a platform, then review it in the next step.</p>;
  return (
    <div>
      <ButtonLink to="/" search={{ step: 'customize' }} size="sm" variant="outline">
        Review it
      </ButtonLink>
    </div>
  );
}
