import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  isProviderFormOpenAtom,
  keyHintAtom,
  modelNameAtom,
  providerAtom,
} from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { KeyIcon } from '#ui/pictures/tool-icons.tsx';
import { openAndFocus } from '../../cards/focus-field.ts';
import { PROVIDER_LINE_HEIGHT } from './provider-line-space.tsx';

/** The chosen provider, its model and the end of its key, with a way to change them. */
export function ProviderLine({ onShown }: { onShown?(): void }) {
  useEffect(() => onShown?.(), [onShown]);
  const { id, name } = useAtomValue(providerAtom);
  const model = useAtomValue(modelNameAtom);
  const hint = useAtomValue(keyHintAtom);
  const openForm = useSetAtom(isProviderFormOpenAtom);
  return (
    <chakra.div
      minHeight={PROVIDER_LINE_HEIGHT}
      display="flex"
      alignItems="center"
      gap={{ base: '1', sm: '3' }}
      paddingBlock="1"
      paddingInlineStart="4"
      paddingInlineEnd="1"
      background="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      // One line on a phone too.
      fontSize={{ base: 'xs', sm: 'sm' }}
      lineHeight="1.4"
    >
      <chakra.span color="muted" flexShrink="0" display={{ base: 'none', sm: 'inline' }}>
        <KeyIcon size={16} />
      </chakra.span>
      <chakra.p marginInlineEnd="auto" minWidth="0" overflowWrap="anywhere">
        {id === 'browser' ? (
          <>
            {name} · <span>The model is ready.</span>
          </>
        ) : (
          <>
            {name} · {model} · <span>key {hint}</span>
          </>
        )}
      </chakra.p>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Change the provider, model or key"
        // The form takes the place of the line, and the focus with it.
        onClick={() => openAndFocus('provider', () => openForm(true))}
      >
        Change
      </Button>
    </chakra.div>
  );
}
