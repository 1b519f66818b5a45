import { SignedOut } from '#ui/page/signed-out.tsx';
import { AppearanceSetting } from './appearance-setting.tsx';

/** Settings that need no account. */
export function SettingsSignedOut() {
  return (
    <SignedOut
      title="Settings"
      words="Your model, your key and your defaults belong to your account on this device. Log in to see and change them."
    >
      <AppearanceSetting />
    </SignedOut>
  );
}
