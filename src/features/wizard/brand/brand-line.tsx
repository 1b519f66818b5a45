import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { NO_BRAND } from '#domain/brand/brand-book.ts';
import { brandsAtom, chooseBrandAtom, currentBrandAtom } from '#state/brand/brands.ts';
import { Select } from '#ui/controls/field.tsx';

/** The brand of posts from these reviews, for users who have one. */
export function BrandLine() {
  const brands = useAtomValue(brandsAtom);
  const current = useAtomValue(currentBrandAtom);
  const choose = useSetAtom(chooseBrandAtom);
  if (brands.length === 0) return null;
  return (
    <Line>
      <span>Brand</span>
      <Select
        name="brand"
        maxWidth="full"
        value={current?.id ?? NO_BRAND}
        onChange={({ target }) => choose(target.value)}
      >
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NO_BRAND}>No brand</option>
      </Select>
    </Line>
  );
}

const Line = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    fontWeight: '600',
    fontSize: 'lg',
    '& select': { justifySelf: 'start', width: 'auto', fontSize: 'md', fontWeight: '400' },
  },
});
