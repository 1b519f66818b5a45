import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import {
  canUndoLastChoicesAtom,
  fillLastChoicesAtom,
  offersLastChoicesAtom,
  undoLastChoicesAtom,
} from '#state/review/last-choices.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { RepeatIcon } from '#ui/pictures/tool-icons.tsx';
import { Cluster } from '#ui/page/layout.tsx';

interface SameAsLastTimeProps {
  /** Shown if there is nothing to fill in. */
  children: ReactNode;
  onFilled?(): void;
}

/** Offers the choices of the last campaign, then their undo; both take the space of the lead. */
export function SameAsLastTime({ children, onFilled }: SameAsLastTimeProps) {
  const isOffered = useAtomValue(offersLastChoicesAtom);
  const canUndo = useAtomValue(canUndoLastChoicesAtom);
  const fill = useSetAtom(fillLastChoicesAtom);
  const undo = useSetAtom(undoLastChoicesAtom);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfter(`${isOffered} ${canUndo}`, () => frame.current?.querySelector('button'));
  if (!isOffered && !canUndo) return children;
  return (
    <Cluster ref={frame} alignItems="center" columnGap="3">
      {canUndo ? (
        <>
          <span role="status">Filled in from your last campaign.</span>
          <Button variant="quiet" size="sm" onClick={() => undo()}>
            Undo
          </Button>
        </>
      ) : (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            fill();
            onFilled?.();
          }}
        >
          <RepeatIcon size={16} />
          Same as last time
        </Button>
      )}
    </Cluster>
  );
}
