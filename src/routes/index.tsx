import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useCallback } from 'react';
import { HEADS, headTags, type PageHead, titled } from '#content/heads.ts';
import { parseStep, type StepId, STEPS } from '#domain/campaign/wizard.ts';
import { sessionAtom } from '#state/account/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

const Wizard = lazyRouteComponent(() => import('#features/wizard/wizard.tsx'), 'Wizard');
const steps = {
  Platform: lazyRouteComponent(
    () => import('#features/wizard/platform/platform-step.tsx'),
    'PlatformStep',
  ),
  Customize: lazyRouteComponent(
    () => import('#features/wizard/customize/customize-step.tsx'),
    'CustomizeStep',
  ),
  Generate: lazyRouteComponent(
    () => import('#features/wizard/generate/generate-step.tsx'),
    'GenerateStep',
  ),
  Review: lazyRouteComponent(() => import('#features/wizard/review/review-step.tsx'), 'ReviewStep'),
};
const LandingPage = lazyRouteComponent(() => import('./-landing-page.tsx'), 'LandingPage');

/** Chunks of a step, in addition to the wizard. */
const STEP_PARTS: Record<StepId, () => (Promise<void> | undefined)[]> = {
  platform: () => [steps.Platform.preload?.()],
  customize: () => [steps.Customize.preload?.()],
  generate: () => [steps.Generate.preload?.()],
  review: () => [steps.Review.preload?.()],
};

export const Route = createFileRoute('/')({
  // Explicitly undefined: an omitted key would keep its raw value from the URL.
  validateSearch: (search): { step?: StepId | undefined } => ({ step: parseStep(search['step']) }),
  loaderDeps: ({ search }) => search,
  // Preloads all chunks of the target: the current step stays until the next one can render.
  loader: async ({ context, deps }) => {
    if (!context.isSignedIn()) await LandingPage.preload?.();
    else await Promise.all([Wizard.preload?.(), ...STEP_PARTS[deps.step ?? 'platform']()]);
  },
  head: ({ match }) => headTags(headOfStep(parseStep(Object(match.search).step))),
  component: Home,
});

function headOfStep(step: StepId | undefined): PageHead {
  const title = STEPS.find(({ id }) => id === step)?.title;
  return title === undefined ? HEADS.home : titled(title, HEADS.home.description);
}

function Home() {
  const session = useAtomValue(sessionAtom);
  const { step = 'platform' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const goTo = useCallback(
    (next: StepId, how?: { replace: boolean }) =>
      void navigate({ search: next === 'platform' ? {} : { step: next }, ...how }),
    [navigate],
  );
  return (
    <div data-session-slot="main">
      <Suspense fallback={<Loading what="Opening the page" />}>
        {session.status === 'in' ? (
          <Wizard key={session.identity.email} asked={step} steps={steps} goTo={goTo} />
        ) : (
          <LandingPage />
        )}
        <PageReady />
      </Suspense>
    </div>
  );
}
