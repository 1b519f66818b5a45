import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConnectReturn } from '#features/wizard/generate/provider/connect-return.tsx';
import { HEADS, headTags } from '#content/heads.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

interface CallbackSearch {
  code?: string | undefined;
  state?: string | undefined;
}

export const Route = createFileRoute('/auth/openrouter')({
  validateSearch: ({ code, state }): CallbackSearch => ({
    code: textOf(code),
    state: textOf(state),
  }),
  head: () => headTags(HEADS.openRouter),
  component: OpenRouterPage,
});

/** The router parses digits as a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return value.toString();
  return typeof value === 'string' ? value : undefined;
}

function OpenRouterPage() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const [callback] = useState<CallbackSearch>(search);
  // Keeps both out of the history, bookmarks and screenshots.
  useEffect(() => void navigate({ search: {}, replace: true }), [navigate]);
  return (
    <>
      <ConnectReturn
        callback={callback}
        onConnected={() => void navigate({ to: '/', search: { step: 'generate' }, replace: true })}
      />
      <PageReady />
    </>
  );
}
