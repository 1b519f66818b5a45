import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../pictures/icons.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

interface StepIndicatorProps<Id extends string> {
  steps: readonly { readonly id: Id; readonly name: string }[];
  /** Index of the current step, from 0. */
  at: number;
  /** Returns the label of a step as a link; undefined if the user may not open the step. */
  link?: (id: Id, label: ReactNode) => ReactNode;
}

/** Progress through the steps: the current one highlighted, completed ones green with a check. */
export function StepIndicator<Id extends string>({ steps, at, link }: StepIndicatorProps<Id>) {
  return (
    <List aria-label="Steps">
      {steps.map(({ id, name }, index) => {
        const state = index === at ? 'current' : index < at ? 'completed' : 'ahead';
        const label = (
          <StepLabel number={index + 1} name={name} isCompleted={state === 'completed'} />
        );
        return (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {(state !== 'current' && link?.(id, label)) || <span>{label}</span>}
          </li>
        );
      })}
    </List>
  );
}

interface StepLabelProps {
  number: number;
  name: string;
  isCompleted: boolean;
}

/** On a phone the check takes the place of the number. */
function StepLabel({ number, name, isCompleted }: StepLabelProps) {
  return (
    <>
      <b>{number}</b>
      {isCompleted && <CheckIcon size={14} />}
      {isCompleted ? name : ` ${name}`}
      {isCompleted && <span>completed</span>}
    </>
  );
}

/**
 * One class for every state of every step: a rule that a press inserted would make the browser
 * compute the styles of the whole page again.
 */
const List = chakra('ol', {
  base: {
    display: 'flex',
    // With a reader's own text spacing, four names may need a second row.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: { base: '1', md: '4' },
    marginBottom: { base: '5', md: '8' },
    '@media (max-height: 500px)': { marginBottom: '3' },
    '& > li': {
      // As wide as its label needs, so that no name is broken at 320 px.
      flex: { base: '1 1 auto', md: '1 1 0' },
      borderTopWidth: '3px',
      fontSize: { base: 'xs', md: 'sm' },
      '@media (max-width: 359px)': { fontSize: '0.75rem', letterSpacing: '-0.02em' },
      lineHeight: '1.4',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: 'muted',
      borderColor: 'hairline',
      _highContrast: { color: 'GrayText', borderColor: 'GrayText' },
    },
    '& > [data-state=current]': {
      color: 'accent',
      borderColor: 'accent',
      fontWeight: '600',
      _highContrast: { color: 'CanvasText', borderColor: 'Highlight' },
    },
    '& > [data-state=completed]': {
      color: 'done',
      borderColor: 'done',
      _highContrast: { color: 'CanvasText', borderColor: 'CanvasText' },
      '& b': { '@media (max-width: 767px)': visuallyHidden },
      // The word “completed”.
      '& > * > span': { ...visuallyHidden, whiteSpace: 'nowrap' },
    },
    '& > li > *': {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: '1',
      minHeight: '11',
      // Four names and three checks in one row at 320 px.
      '@media (max-width: 359px)': { columnGap: '2px', '& svg': { width: '11px' } },
    },
    // A link fills its step, and takes its colour.
    '& > li > a': {
      width: 'full',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'field',
      _hover: { textDecoration: 'underline' },
    },
  },
});
