import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { HEADS, headTags } from '#content/heads.ts';
import { sessionAtom } from '#state/account/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

const Drafts = lazyRouteComponent(() => import('#features/drafts/drafts.tsx'), 'Drafts');
const DraftsSignedOut = lazyRouteComponent(
  () => import('#features/drafts/drafts-signed-out.tsx'),
  'DraftsSignedOut',
);

export const Route = createFileRoute('/drafts')({
  head: () => headTags(HEADS.drafts),
  loader: async ({ context }) => {
    await (context.isSignedIn() ? Drafts : DraftsSignedOut).preload?.();
  },
  component: DraftsPage,
});

function DraftsPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <div data-session-slot="main">
      <Suspense fallback={<Loading what="Opening your drafts" />}>
        {session.status === 'in' ? <Drafts key={session.identity.email} /> : <DraftsSignedOut />}
        <PageReady />
      </Suspense>
    </div>
  );
}
