import { type Appearance, parseAppearance } from '#domain/site/appearance.ts';
import { documentAtom } from '../storage/documents.ts';
import { APPEARANCE } from '../storage/storage-keys.ts';

/** Light, dark, or as the system has it. `app` applies it, and the next page paints it at once. */
export const appearanceAtom = documentAtom<Appearance>({
  key: APPEARANCE,
  version: 1,
  initial: 'system',
  parse: parseAppearance,
});
