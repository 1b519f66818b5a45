import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { takeUpdate, updateAtom } from '#state/shell/updates.ts';
import { stayAboveKeyboard } from '#ui/behaviour/above-keyboard.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { holdToasts } from '#ui/feedback/toast.ts';
import { SaveStatus } from '../../cards/save-status.tsx';

interface WholeScreenProps {
  /** Save and Cancel, above the text: a keyboard covers the lower edge. */
  actions: ReactNode;
  /** Length of the text, or what it lacks. */
  notes: ReactNode;
  /** Called on Escape, the back gesture or a click outside; `isClosed` if the text can't stay. */
  onLeave(isClosed: boolean): void;
  children: ReactNode;
}

/** A post's text on a phone: it has the screen to itself while it is edited. */
export function WholeScreen({ actions, notes, onLeave, children }: WholeScreenProps) {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = column.current?.closest('dialog');
    return dialog ? stayAboveKeyboard(dialog) : undefined;
  }, []);
  useLayoutEffect(holdToasts, []);
  return (
    <Dialog open title="Edit post" placement="page" onClose={onLeave}>
      <Column ref={column}>
        <UpdateButton />
        {actions}
        <Status>
          {notes}
          <SaveStatus />
        </Status>
        <Text>{children}</Text>
      </Column>
    </Dialog>
  );
}

/** Notice of an update beside the title: the page's own is covered. */
function UpdateButton() {
  const update = useAtomValue(updateAtom);
  return (
    <Corner role="status">
      {update && (
        <Button variant="quiet" size="sm" onClick={() => takeUpdate(update)}>
          Reload to update
        </Button>
      )}
    </Corner>
  );
}

/** Takes no height, so that nothing moves when the notice comes. */
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: '3', md: '5' },
    insetInlineEnd: { base: '2', md: '4' },
  },
});

/** As high as the dialog leaves it: the text scrolls, the actions stay. */
const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    height: '0',
    minHeight: 'full',
  },
});

const Status = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    color: 'muted',
    fontSize: 'sm',
  },
});

const Text = chakra('div', {
  base: {
    overflowY: 'auto',
    marginInline: '-4',
    padding: '1px 16px 16px',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    // The only field fills the screen, and scrolls itself.
    '& > textarea:only-child': {
      width: 'calc(100% + 32px)',
      maxWidth: 'none',
      height: 'full',
      minHeight: '0',
      margin: '-1px -16px -16px',
      padding: '12px 16px',
      borderWidth: '0',
      fieldSizing: 'fixed',
      resize: 'none',
      outline: 'none',
    },
  },
});
