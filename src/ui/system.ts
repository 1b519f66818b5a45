import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { buttonRecipe, choiceRecipe, fieldRecipe, toastRecipe } from './recipes.ts';
import { tokens } from './tokens.ts';

/**
 * The lean system: Chakra's conditions and utilities, our tokens, and only the recipes in use. The
 * reset and the page's own rules stand in `global.css`, so that they need no script.
 */
export const system = createSystem({
  ...defaultBaseConfig,
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
