import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';

interface DetailRowProps {
  /** Name of the region and, after `Details: `, of its button. */
  label: string;
  icon?: ReactNode;
  /** The essence, in one line. The whole row opens and closes the details. */
  line: ReactNode;
  /** Always visible, below the line. */
  notes?: ReactNode;
  /** True for details that are open from the start. */
  isOpen?: boolean;
  /** Mounted while open. */
  children: ReactNode;
}

/** Line of facts with details on demand. */
export function DetailRow({ label, icon, line, notes, isOpen = false, children }: DetailRowProps) {
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  return (
    <Region role="region" aria-label={label} data-open={open || undefined}>
      <div>
        {icon}
        {line}
        <button
          type="button"
          aria-label={`Details: ${label}`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon size={18} />
        </button>
      </div>
      {notes}
      {open && (
        <Stack
          id={id}
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
          paddingTop="1"
          paddingBottom="4"
          css={unfold}
        >
          {children}
        </Stack>
      )}
    </Region>
  );
}

const Region = chakra('div', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'hairline',
    fontVariantNumeric: 'tabular-nums',
    '& > div:first-of-type': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '12',
      color: 'muted',
      paddingInlineEnd: '6',
      fontSize: 'xs',
      lineHeight: '1.4',
    },
    '& > div:first-of-type > svg': { flexShrink: 0 },
    // The whole row is the target.
    '& > div:first-of-type > button': {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'end',
      borderRadius: 'field',
      cursor: 'pointer',
      '& svg': { transition: 'rotate 200ms ease-out' },
    },
    '&[data-open] > div:first-of-type > button svg': { rotate: '180deg' },
  },
});

const unfold = {
  animation: `${keyframes({ from: { opacity: 0, translate: '0 -8px' } })} 200ms ease-out`,
};
