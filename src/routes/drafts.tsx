import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { HEADS, headTags } from '#content/heads.ts';
import { sessionAtom } from '#state/account/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

const Posts = lazyRouteComponent(() => import('#features/drafts/posts.tsx'), 'Posts');
const SignedOut = lazyRouteComponent(() => import('#ui/page/signed-out.tsx'), 'SignedOut');

/** The router reads a number in an address as one. */
const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const FIELDS = ['q', 'state', 'platform', 'open', 'view', 'day'] as const;

type Fields = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

export const Route = createFileRoute('/drafts')({
  // Explicitly undefined: an omitted key would keep its raw value from the URL.
  validateSearch: (search: Record<string, unknown>): Fields =>
    Object.fromEntries(FIELDS.map((field) => [field, wordIn(search[field])])),
  head: () => headTags(HEADS.drafts),
  loader: async ({ context }) => {
    await (context.isSignedIn() ? Posts : SignedOut).preload?.();
  },
  component: PostsPage,
});

function PostsPage() {
  const session = useAtomValue(sessionAtom);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <div data-session-slot="main">
      <Suspense fallback={<Loading what="Opening your posts" />}>
        {session.status === 'in' ? (
          <Posts
            key={session.identity.email}
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        ) : (
          <SignedOut
            title="Posts"
            words="Your posts are kept on this device. Log in to read, edit, copy and share them, and to see what you have posted."
          />
        )}
        <PageReady />
      </Suspense>
    </div>
  );
}
