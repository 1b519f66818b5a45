import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { choiceInput, choiceSurface } from '../theme/recipes.ts';

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
}

/** One of several choices, inside `Chips`, which listens for all of them. */
export const Chip = memo(({ name, value, isChosen }: ChipProps) => (
  <label>
    <input type="checkbox" name={name} value={value} checked={isChosen} onChange={handledAbove} />
    <span>{value}</span>
  </label>
));

const handledAbove = () => undefined;

/** Row of chips; one class styles all of them. */
export const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > label': {
      ...choiceSurface,
      display: 'inline-flex',
      gap: '2',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '4',
      borderColor: 'outline',
      borderRadius: 'full',
      fontSize: 'sm',
    },
    '& input': { ...choiceInput, width: '4', height: '4', marginInlineStart: '-4px' },
  },
});
