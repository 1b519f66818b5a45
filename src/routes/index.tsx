import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { LandingArticle } from '#features/articles/landing-article.tsx';
import { Landing } from '#features/landing/landing.tsx';
import { parseStep, type StepId } from '#domain/wizard.ts';
import { sessionAtom } from '#state/session.ts';
import { Loading } from '#ui/loading.tsx';

const Wizard = lazy(async () => ({
  default: (await import('#features/wizard/wizard.tsx')).Wizard,
}));

export const Route = createFileRoute('/')({
  validateSearch: (search): { step?: StepId } => {
    const step = parseStep(search['step']);
    return step === undefined ? {} : { step };
  },
  component: Home,
});

function Home() {
  const session = useAtomValue(sessionAtom);
  const { step = 'platform' } = Route.useSearch();
  const navigate = Route.useNavigate();
  switch (session.status) {
    case 'loading':
      return <Loading what="Checking your session" />;
    case 'out':
      return <Landing article={<LandingArticle />} />;
    case 'in':
      return (
        <Suspense fallback={<Loading what="Opening the generator" />}>
          <Wizard
            asked={step}
            goTo={(next) => void navigate({ search: next === 'platform' ? {} : { step: next } })}
          />
        </Suspense>
      );
  }
}
