import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { draftGenerationAtom } from '#state/generation/draft-generation.ts';
import { type DraftProvider } from '#state/generation/change-draft.ts';
import { stopDraftAtom } from '#state/generation/draft-generation.ts';
import { baseUrlAtom, providerAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

interface RetryButtonsProps {
  /** Label of the button, such as `Continue`. */
  action: string;
  draft: Draft;
  onPress(provider: DraftProvider): void;
}

interface RetryNoticeProps extends RetryButtonsProps {
  title: string;
  children: ReactNode;
}

/** Problem of a post, and a button for the request that can fix it. */
export const RetryNotice = ({ title, children, ...buttons }: RetryNoticeProps) => (
  <Notice tone="warning" title={title}>
    <p>{children}</p>
    <RetryButtons {...buttons} />
  </Notice>
);

/** Buttons for one more request: to the provider that wrote the post, or to the chosen one. */
export function RetryButtons({ action, draft, onPress }: RetryButtonsProps) {
  const running = useAtomValue(draftGenerationAtom).status === 'running';
  const chosen = useAtomValue(providerAtom);
  const isChosen = useAtomValue(baseUrlAtom) === draft.origin.baseUrl;
  const own = providerAt(draft.origin.baseUrl);
  const stop = useSetAtom(stopDraftAtom);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(running, () => button.current);
  return (
    <Cluster gap="2">
      <Button
        ref={button}
        variant="outline"
        size="sm"
        busy={running}
        disabled={running}
        onClick={() => onPress('own')}
      >
        {running ? 'Generating...' : isChosen ? action : `${action} with ${own.name}`}
      </Button>
      {!isChosen && !running && (
        <Button variant="outline" size="sm" onClick={() => onPress('chosen')}>
          {action} with {chosen.name}
        </Button>
      )}
      {running && (
        <Button variant="quiet" size="sm" onClick={() => stop()}>
          Stop
        </Button>
      )}
    </Cluster>
  );
}
