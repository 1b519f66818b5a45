import { useAtomValue, useSetAtom } from 'jotai';
import { isConnectingAtom, isGeneratingAtom } from '#state/generation/current.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { needsQueueAtom } from '#state/jobs/network.ts';
import { afterPaint } from '#ui/behaviour/after-paint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { BackButton } from '#ui/steps/step-frame.tsx';
import type { TypedKey } from './provider/typed-key.ts';

interface GenerateActionsProps {
  /** The primary button's task. */
  next: 'generate' | 'view' | 'start-next';
  /** True while something that the request needs is missing. */
  isDisabled: boolean;
  typedKey: TypedKey;
  onBack(): void;
  /** Called once the press that sends a request is painted. */
  onStart(): void;
  onView(): void;
  /** Called after the campaign was reset. */
  onReset(): void;
}

/** Buttons of the step. They alone render in the press that starts writing. */
export function GenerateActions(props: GenerateActionsProps) {
  const { next, onBack, onView, onReset } = props;
  const isWriting = useAtomValue(isGeneratingAtom);
  return (
    <>
      <BackButton disabled={isWriting} onClick={onBack}>
        Back to Customize
      </BackButton>
      {next === 'start-next' ? (
        <NextPostButton onReset={onReset} />
      ) : // A press to write again keeps its button.
      next === 'view' && !isWriting ? (
        <Button onClick={onView}>
          View Content
          <ArrowRightIcon size={16} />
        </Button>
      ) : (
        <GenerateButton {...props} />
      )}
    </>
  );
}

function GenerateButton({ isDisabled, typedKey, onStart }: GenerateActionsProps) {
  const generate = useSetAtom(generateAtom);
  const needsQueue = useAtomValue(needsQueueAtom);
  const isConnecting = useAtomValue(isConnectingAtom) && typedKey.text.trim() === '';
  const isBusy = useAtomValue(isGeneratingAtom) || isConnecting;
  return (
    <Button
      busy={isBusy}
      disabled={isBusy || isDisabled}
      onClick={() => {
        void generate(typedKey.take());
        afterPaint(onStart);
      }}
    >
      {/* Its style is on the page before the press, which would otherwise restyle the whole page. */}
      {!isBusy && <Spinner isHidden />}
      {isBusy ? 'Generating...' : needsQueue ? 'Queue until I’m online' : 'Generate Content'}
    </Button>
  );
}

/** The queued post stays in the queue while the user starts another one. */
function NextPostButton({ onReset }: { onReset(): void }) {
  const reset = useSetAtom(resetCampaignAtom);
  return (
    <Button
      onClick={() => {
        reset('keep');
        onReset();
      }}
    >
      Start the next post
      <ArrowRightIcon size={16} />
    </Button>
  );
}
