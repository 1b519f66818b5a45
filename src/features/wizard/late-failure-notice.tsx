import { lazy, Suspense } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

/** The words for every failure are loaded with the first one. */
const Explained = lazy(async () => {
  try {
    return { default: (await import('./failure-notice.tsx')).FailureNotice };
  } catch {
    return { default: Unexplained };
  }
});

export function FailureNotice(props: FailureNoticeProps) {
  return (
    <Suspense>
      <Explained {...props} />
    </Suspense>
  );
}

/** Without a network even the reason may not come. */
function Unexplained({ children }: FailureNoticeProps) {
  return (
    <Notice tone="error" title="The request failed">
      <p>The reason could not be loaded. Check your connection and try again.</p>
      {children}
    </Notice>
  );
}
