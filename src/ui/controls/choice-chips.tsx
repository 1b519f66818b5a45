import type { ReactNode } from 'react';
import { Choice, ChoiceGroup } from './choice.tsx';
import { Cluster } from '../page/layout.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  /** Radio for a single choice, checkbox for any number. */
  type: 'radio' | 'checkbox';
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  isChosen(value: Value): boolean;
  onChoose(value: Value): void;
  /** Below the chips, within the group. */
  children?: ReactNode;
}

/** Group of short choices as chips. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, type, options, isChosen, onChoose, children } = props;
  return (
    <ChoiceGroup legend={legend}>
      <Cluster gap="2">
        {options.map(({ value, label }) => (
          <Choice
            key={value}
            type={type}
            shape="chip"
            name={name}
            value={value}
            checked={isChosen(value)}
            onChange={() => onChoose(value)}
          >
            {label}
          </Choice>
        ))}
      </Cluster>
      {children}
    </ChoiceGroup>
  );
}
