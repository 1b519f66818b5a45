import { chakra } from '@chakra-ui/react';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './text.tsx';

interface StepIndicatorProps {
  steps: readonly { readonly id: string; readonly name: string }[];
  /** Index of the current step, from 0. */
  at: number;
}

/** Progress through the steps: the current one highlighted, completed ones green with a check. */
export function StepIndicator({ steps, at }: StepIndicatorProps) {
  return (
    <chakra.ol display="flex" gap={{ base: '2', md: '4' }} aria-label="Steps" marginBottom="8">
      {steps.map((step, index) => (
        <Step
          key={step.id}
          number={index + 1}
          name={step.name}
          state={index === at ? 'current' : index < at ? 'completed' : 'ahead'}
        />
      ))}
    </chakra.ol>
  );
}

const LOOKS = {
  current: {
    color: 'accent',
    borderColor: 'accent',
    fontWeight: '600',
    _highContrast: { borderColor: 'Highlight' },
  },
  completed: { color: 'done', borderColor: 'done', fontWeight: '400' },
  ahead: {
    color: 'muted',
    borderColor: 'hairline',
    fontWeight: '400',
    _highContrast: { color: 'GrayText', borderColor: 'GrayText' },
  },
} as const;

interface StepProps {
  number: number;
  name: string;
  state: keyof typeof LOOKS;
}

function Step({ number, name, state }: StepProps) {
  return (
    <chakra.li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
      columnGap="2"
      flex="1"
      minWidth="0"
      paddingTop="2"
      borderTopWidth="3px"
      fontSize={{ base: 'xs', md: 'sm' }}
      lineHeight="1.4"
      fontVariantNumeric="tabular-nums"
      {...LOOKS[state]}
    >
      <chakra.span display="inline-flex" alignItems="center" gap="1" fontWeight="600">
        {number}
        {state === 'completed' && <CheckIcon size={14} />}
      </chakra.span>
      {name}
      {state === 'completed' && <VisuallyHidden>completed</VisuallyHidden>}
    </chakra.li>
  );
}
