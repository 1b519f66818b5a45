import { createFileRoute } from '@tanstack/react-router';
import { Confirm } from '#features/auth/confirm.tsx';
import { HEADS, headTags } from '#content/heads.ts';
import { isTokenHash } from '#services/auth/auth.ts';
import { PageReady } from '#ui/page-ready.ts';

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: (search): { token_hash?: string; type?: 'email' } =>
    isTokenHash(search['token_hash']) ? { token_hash: search['token_hash'], type: 'email' } : {},
  head: () => headTags(HEADS.confirm),
  component: ConfirmPage,
});

function ConfirmPage() {
  const { token_hash: tokenHash } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Confirm tokenHash={tokenHash} onSignedIn={() => void navigate({ to: '/', replace: true })} />
      <PageReady />
    </>
  );
}
