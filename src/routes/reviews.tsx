import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { HEADS, headTags } from '#content/heads.ts';
import { sessionAtom } from '#state/account/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

const Reviews = lazyRouteComponent(() => import('#features/reviews/reviews.tsx'), 'Reviews');
const ReviewsSignedOut = lazyRouteComponent(
  () => import('#features/reviews/reviews-signed-out.tsx'),
  'ReviewsSignedOut',
);

export const Route = createFileRoute('/reviews')({
  head: () => headTags(HEADS.reviews),
  loader: async ({ context }) => {
    await (context.isSignedIn() ? Reviews : ReviewsSignedOut).preload?.();
  },
  component: ReviewsPage,
});

function ReviewsPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <div data-session-slot="main">
      <Suspense fallback={<Loading what="Opening your reviews" />}>
        {session.status === 'in' ? <Reviews key={session.identity.email} /> : <ReviewsSignedOut />}
        <PageReady />
      </Suspense>
    </div>
  );
}
