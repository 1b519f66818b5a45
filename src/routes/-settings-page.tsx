import { useAtomValue } from 'jotai';
import { Settings } from '#features/settings/settings.tsx';
import { SettingsSignedOut } from '#features/settings/settings-signed-out.tsx';
import { BackgroundSending } from '#features/shell/background-send-settings.tsx';
import { ProviderSettings } from '#features/wizard/generate/provider/provider-settings.tsx';
import { sessionAtom } from '#state/account/session.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';

const BrandSettings = lazyPart(
  async () => (await import('#features/wizard/brand/brand-settings.tsx')).BrandSettings,
  { Placeholder: () => <div style={{ minHeight: '106px' }} /> },
);

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
          brands={<BrandSettings />}
        />
      ) : (
        <SettingsSignedOut />
      )}
    </div>
  );
}
