import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { documentsReadAtom } from '#state/storage/documents.ts';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { AdsSetting } from './ads-setting.tsx';
import { AppearanceSetting } from './appearance-setting.tsx';
import { DefaultsSetting } from './defaults-setting.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { LogoutSetting } from './logout-setting.tsx';
import { Setting } from './setting.tsx';
import { StorageSetting } from './storage-setting.tsx';

interface SettingsProps {
  /** Choice of the provider, the model and the key. */
  provider: ReactNode;
  /** Choice whether queued posts are sent while no page is open. */
  sending: ReactNode;
  /** The user's brands. */
  brands: ReactNode;
}

/** All settings on one page. Each is stored when it is changed. */
export function Settings({ provider, sending, brands }: SettingsProps) {
  const isRead = useAtomValue(documentsReadAtom);
  return (
    <Stack gap="6" maxWidth="640px" marginInline="auto">
      <Stack gap="1">
        <PageHeading>Settings</PageHeading>
        <chakra.p color="muted">Changes are saved on this device at once.</chakra.p>
      </Stack>
      {isRead ? (
        <>
          <Setting id="your-model" title="Your model">
            {provider}
          </Setting>
          <LogoutSetting />
          <DefaultsSetting />
          <Setting title="Brand">{brands}</Setting>
          <Setting title="Sending">{sending}</Setting>
          <AppearanceSetting />
          <AdsSetting />
          <StorageSetting />
          <DeleteEverything />
        </>
      ) : (
        <chakra.div minHeight="100vh" />
      )}
    </Stack>
  );
}
