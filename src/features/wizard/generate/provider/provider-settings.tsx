import { Stack } from '#ui/page/layout.tsx';
import { KeyCards } from './key-cards.tsx';
import { ProviderBlock } from './provider-block.tsx';
import { ProviderLine } from './provider-line.tsx';
import { ProviderLineSpace } from './provider-line-space.tsx';
import { useTypedKey } from './typed-key.ts';
import { useProviderForm } from './use-provider-form.ts';

/** The provider, its model and its key, apart from a request. */
export function ProviderSettings() {
  const shown = useProviderForm();
  const typedKey = useTypedKey();
  return (
    <Stack minWidth="0">
      {shown === 'cards' && <KeyCards />}
      {shown === 'form' && <ProviderBlock typedKey={typedKey} />}
      {shown === 'line' && <ProviderLine />}
      {!shown && <ProviderLineSpace />}
    </Stack>
  );
}
