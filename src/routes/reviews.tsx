import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { HEADS, headTags } from '#content/heads.ts';
import { sessionAtom } from '#state/account/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

const Reviews = lazyRouteComponent(() => import('#features/reviews/reviews.tsx'), 'Reviews');
const SignedOut = lazyRouteComponent(() => import('#ui/page/signed-out.tsx'), 'SignedOut');

export const Route = createFileRoute('/reviews')({
  head: () => headTags(HEADS.reviews),
  loader: async ({ context }) => {
    await (context.isSignedIn() ? Reviews : SignedOut).preload?.();
  },
  component: ReviewsPage,
});

function ReviewsPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <div data-session-slot="main">
      <Suspense fallback={<Loading what="Opening your reviews" />}>
        {session.status === 'in' ? (
          <Reviews key={session.identity.email} />
        ) : (
          <SignedOut
            title="Reviews"
            words="What your customers said is kept on this device. Log in to add to it, to rename, merge and export it, and to write posts from it."
          />
        )}
        <PageReady />
      </Suspense>
    </div>
  );
}
