import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { buttonRecipe } from '#ui/theme/recipes.ts';
import { system } from '#ui/theme/system.ts';
import { tokens } from '#ui/theme/tokens.ts';

const STYLES: SystemStyleObject = {
  display: 'grid',
  padding: { base: '2', lg: '4' },
  color: 'ink',
  '& > :first-of-type': { fontWeight: '600' },
};

test('a recipe is made once, and gives the same object for the same variants', () => {
  expect(system.cva(buttonRecipe)).toBe(system.cva(buttonRecipe));
  expect(system.css(STYLES)).toBe(system.css(STYLES, {}, undefined));
});

test('styles are resolved as Chakra resolves them', () => {
  const plain = createSystem(defaultBaseConfig, {
    preflight: false,
    disableLayers: true,
    theme: { breakpoints: { sm: '480px', md: '768px', lg: '1024px' }, tokens },
  });
  expect(system.css(STYLES)).toEqual(plain.css(STYLES));
  const own = { color: 'muted', margin: '1' };
  expect(system.css(STYLES, own)).toEqual(plain.css(STYLES, own));
  expect(system.css({ ...STYLES, color: 'muted' })).not.toEqual(system.css(STYLES));
});
