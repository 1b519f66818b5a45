import { createSystem, type SystemConfig } from '@chakra-ui/react';
import { base } from './base.ts';
import { buttonRecipe, choiceRecipe, fieldRecipe, toastRecipe } from './recipes.ts';
import { tokens } from './tokens.ts';

/**
 * Our tokens, and only the conditions, utilities and recipes in use. The reset and global rules are
 * in `global.css`, so that they work without script.
 */
export const systemConfig = {
  ...base,
  preflight: false,
  disableLayers: true,
  globalCss: {},
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px' },
    tokens,
    recipes: { button: buttonRecipe, field: fieldRecipe },
    slotRecipes: { choice: choiceRecipe, toast: toastRecipe },
  },
} satisfies SystemConfig;

export const system = createSystem(systemConfig);
