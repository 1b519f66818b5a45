import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemStyleObject,
} from '@chakra-ui/react';
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

const created = createSystem(defaultBaseConfig, config);
const resolve = byIdentity((styles: SystemStyleObject) => created.css(styles));

/**
 * Every element asks the system for its recipe and resolves it on every render. Both are computed
 * once per element type here: they took most of the time of a press.
 */
export const system: typeof created = {
  ...created,
  cva: byIdentity(created.cva),
  css: (styles, ...others) =>
    styles && others.every(isEmpty) ? resolve(styles) : created.css(styles, ...others),
};

/** Remembers the result for each object, as long as the object is used. */
function byIdentity<Key extends object, Result>(compute: (key: Key) => Result) {
  const results = new WeakMap<Key, Result>();
  return (key: Key): Result => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}

const isEmpty = (styles: object | undefined): boolean =>
  styles === undefined || Object.keys(styles).length === 0;
