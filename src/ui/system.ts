import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { buttonRecipe, choiceRecipe, fieldRecipe, toastRecipe } from './recipes.ts';
import { tokens } from './tokens.ts';

/**
 * Our tokens, breakpoints and recipes on Chakra's base of conditions and style properties, without
 * its theme. The reset and global rules are style sheets, so that they work without script.
 */
const config = defineConfig({
  preflight: false,
  disableLayers: true,
  globalCss: {},
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px' },
    tokens,
    recipes: { button: buttonRecipe, field: fieldRecipe },
    slotRecipes: { choice: choiceRecipe, toast: toastRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);
