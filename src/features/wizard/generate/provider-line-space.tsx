import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { isProviderFormOpenAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { openAndFocus } from '../cards/focus-field.ts';

/** Height of the provider's line in pixels; two lines of text fit. */
export const PROVIDER_LINE_HEIGHT = '56px';

/** Reserves the space of the line while the key is looked up and the line is loaded. */
export const ProviderLineSpace = () => <chakra.div minHeight={PROVIDER_LINE_HEIGHT} />;

/** Opens the form while the line fails to load. */
export function ProviderLineFallback() {
  const openForm = useSetAtom(isProviderFormOpenAtom);
  return (
    <Button variant="quiet" onClick={() => openAndFocus('provider', () => openForm(true))}>
      Change
    </Button>
  );
}
