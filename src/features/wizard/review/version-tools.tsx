import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import { versionsAtom } from '#state/drafts/versions.ts';
import { redoAtom, redoTargetAtom, undoAtom, undoTargetAtom } from '#state/review/history.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { VisuallyHidden } from '#ui/page/text.tsx';
import { nameOf } from './version-time.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';

const VersionsDialog = lazyPart(
  async () => (await import('./refine/versions-dialog.tsx')).VersionsDialog,
);

/** Undo and redo over the versions of a post, and their comparison. */
export function VersionTools() {
  const [undoTarget, redoTarget] = [useAtomValue(undoTargetAtom), useAtomValue(redoTargetAtom)];
  const undo = useSetAtom(undoAtom);
  const redo = useSetAtom(redoAtom);
  const [isComparing, setComparing] = useState(false);
  const currentId = useAtomValue(currentDraftIdAtom);
  // Announced after a press alone: the screen says it by the text.
  const [hasStepped, setStepped] = useState(false);
  const step = (take: () => void) => () => {
    take();
    setStepped(true);
  };
  const compare = useRef<HTMLButtonElement>(null);
  // A button that is disabled by its own press loses the focus.
  useFocusAfter(`${undoTarget} ${redoTarget}`, () => compare.current);
  const shown = useAtomValue(versionsAtom).find(({ id }) => id === currentId);
  return (
    <Cluster gap="1" marginInlineStart="-3">
      <ToolButton disabled={undoTarget === undefined} onClick={step(undo)}>
        Undo<VisuallyHidden> the last change</VisuallyHidden>
      </ToolButton>
      <ToolButton disabled={redoTarget === undefined} onClick={step(redo)}>
        Redo
      </ToolButton>
      <ToolButton ref={compare} onClick={() => setComparing(true)}>
        Compare versions
      </ToolButton>
      <VisuallyHidden role="status">
        {hasStepped && shown && `Now: ${nameOf(shown)}`}
      </VisuallyHidden>
      {isComparing && <VersionsDialog onClose={() => setComparing(false)} />}
    </Cluster>
  );
}

const ToolButton = (props: ButtonProps) => <Button variant="quiet" size="sm" {...props} />;
