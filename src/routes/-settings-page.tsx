import { useAtomValue } from 'jotai';
import { Settings } from '#features/settings/settings.tsx';
import { SettingsSignedOut } from '#features/settings/settings-signed-out.tsx';
import { BackgroundSending } from '#features/shell/background-send-settings.tsx';
import { ProviderSettings } from '#features/wizard/generate/provider/provider-settings.tsx';
import { sessionAtom } from '#state/account/session.ts';

/** Settings of several families of screens on one page. */
export function SettingsPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <div data-session-slot="main">
      {session.status === 'in' ? (
        <Settings
          key={session.identity.email}
          provider={<ProviderSettings />}
          sending={<BackgroundSending />}
        />
      ) : (
        <SettingsSignedOut />
      )}
    </div>
  );
}
