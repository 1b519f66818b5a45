import { ButtonLink } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { AppearanceSetting } from './appearance-setting.tsx';

/** What can be set without an account. */
export function SettingsSignedOut() {
  return (
    <Stack gap="6" maxWidth="640px" marginInline="auto">
      <PageHeading>Settings</PageHeading>
      <p>
        Your model, your key and your defaults belong to your account on this device. Log in to see
        and change them.
      </p>
      <div>
        <ButtonLink to="/auth">Login</ButtonLink>
      </div>
      <AppearanceSetting />
    </Stack>
  );
}
