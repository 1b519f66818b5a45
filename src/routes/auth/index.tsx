import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Login } from '#features/auth/login.tsx';
import { isTokenHash } from '#domain/site/token-hash.ts';
import { type LinkProblem, parseLinkProblem } from '#services/auth/auth.ts';
import { HEADS, headTags } from '#content/heads.ts';
import { sessionAtom } from '#state/account/session.ts';
import { forgetMailAtom } from '#state/account/sign-in.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/auth/')({
  validateSearch: (search): { problem?: LinkProblem | undefined } => ({
    problem: parseLinkProblem(search['problem']),
  }),
  beforeLoad: ({ location }) => {
    const token = Object(location.search).token_hash;
    if (isTokenHash(token)) {
      throw redirect({ to: '/auth/confirm', search: { token_hash: token, type: 'email' } });
    }
  },
  head: () => headTags(HEADS.login),
  component: LoginPage,
});

function LoginPage() {
  const { problem } = Route.useSearch();
  const session = useAtomValue(sessionAtom);
  const navigate = Route.useNavigate();
  const forgetMail = useSetAtom(forgetMailAtom);
  useEffect(() => {
    if (session.status !== 'in') return;
    forgetMail();
    void navigate({ to: '/', replace: true });
  }, [session.status, navigate, forgetMail]);
  return (
    <>
      <Login problem={problem} />
      <PageReady />
    </>
  );
}
