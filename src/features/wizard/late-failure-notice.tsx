import { lazy, Suspense } from 'react';
import type { Failure } from '#domain/failure.ts';
import { Notice } from '#ui/notice.tsx';

/** The words for every failure are loaded with the first one. */
const Explained = lazy(async () => {
  try {
    return { default: (await import('./failure-notice.tsx')).FailureNotice };
  } catch {
    return { default: Unexplained };
  }
});

export function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <Suspense>
      <Explained failure={failure} />
    </Suspense>
  );
}

/** Without a network even the reason may not come. */
function Unexplained() {
  return (
    <Notice tone="error" title="The request failed">
      <p>The reason could not be loaded. Check your connection and try again.</p>
    </Notice>
  );
}
