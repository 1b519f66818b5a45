import { createFileRoute } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { Confirm } from '#features/auth/confirm.tsx';
import { HEADS, headTags } from '#content/heads.ts';
import { isTokenHash } from '#domain/site/token-hash.ts';
import { forgetMailAtom } from '#state/account/sign-in.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

interface ConfirmSearch {
  token_hash?: string | undefined;
  type?: 'email' | undefined;
}

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: (search): ConfirmSearch => {
    const tokenHash = search['token_hash'];
    return isTokenHash(tokenHash)
      ? { token_hash: tokenHash, type: 'email' }
      : { token_hash: undefined, type: undefined };
  },
  head: () => headTags(HEADS.confirm),
  component: ConfirmPage,
});

function ConfirmPage() {
  const { token_hash: tokenHash } = Route.useSearch();
  const navigate = Route.useNavigate();
  const forgetMail = useSetAtom(forgetMailAtom);
  function goOn() {
    forgetMail();
    void navigate({ to: '/', replace: true });
  }
  return (
    <>
      <Confirm tokenHash={tokenHash} onSignedIn={goOn} />
      <PageReady />
    </>
  );
}
