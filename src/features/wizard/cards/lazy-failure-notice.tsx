import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

/** Failure messages are lazy-loaded with the first failure. */
export const FailureNotice = lazyPart(
  async () => (await import('./failure-notice.tsx')).FailureNotice,
  { Fallback: Unexplained },
);

/** Fallback: offline, even the message may fail to load. */
function Unexplained({ children }: FailureNoticeProps) {
  return (
    <Notice tone="error" title="The request failed">
      <p>We couldn’t load the reason. Check your connection and try again.</p>
      {children}
    </Notice>
  );
}
