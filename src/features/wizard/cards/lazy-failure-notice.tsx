import { lazy, Suspense } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

/** Failure messages are lazy-loaded with the first failure. */
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

/** Fallback: offline, even the message may fail to load. */
function Unexplained({ children }: FailureNoticeProps) {
  return (
    <Notice tone="error" title="The request failed">
      <p>We couldn’t load the reason. Check your connection and try again.</p>
      {children}
    </Notice>
  );
}
