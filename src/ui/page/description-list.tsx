import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names beside their values; one class for all its rows. */
export const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '2' },
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: '1.45',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(108px, 2fr) 5fr',
      columnGap: '3',
    },
    '& dt': { color: 'muted', fontSize: 'sm', lineHeight: { base: '1.45', md: '1.65' } },
    '& dd': { minWidth: '0' },
    '& small': { display: 'block', color: 'muted', fontSize: 'sm' },
  },
});

export function DescriptionRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
