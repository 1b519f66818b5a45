import { chakra } from '@chakra-ui/react';

/** Says what was done, with the button that takes it back at its end. */
export const UndoBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    paddingInlineStart: '4',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
  },
});
