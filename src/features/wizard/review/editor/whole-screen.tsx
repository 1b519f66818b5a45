import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/feedback/dialog.tsx';
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
export const WholeScreen = ({ actions, notes, onLeave, children }: WholeScreenProps) => (
  <Dialog open title="Edit post" placement="page" onClose={onLeave}>
    <Column>
      {actions}
      <Status>
        {notes}
        <SaveStatus />
      </Status>
      <Text>{children}</Text>
    </Column>
  </Dialog>
);

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
