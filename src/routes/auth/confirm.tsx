import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Confirm } from '#features/auth/confirm.tsx';
import { isTokenHash } from '#services/auth/auth.ts';
import { sessionAtom } from '#state/session.ts';

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: (search): { token_hash?: string; type?: 'email' } =>
    isTokenHash(search['token_hash']) ? { token_hash: search['token_hash'], type: 'email' } : {},
  component: ConfirmPage,
});

function ConfirmPage() {
  const { token_hash: tokenHash } = Route.useSearch();
  const session = useAtomValue(sessionAtom);
  const navigate = Route.useNavigate();
  const before = useRef(session);
  useEffect(() => {
    // Signing in here changes the session; being signed in already does not leave the page.
    const changed = before.current !== session && before.current.status !== 'loading';
    before.current = session;
    if (changed && session.status === 'in') void navigate({ to: '/', replace: true });
  }, [session, navigate]);
  return <Confirm tokenHash={tokenHash} />;
}
