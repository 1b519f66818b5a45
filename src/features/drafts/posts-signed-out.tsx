import { ButtonLink } from '#ui/controls/button.tsx';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';

/** Shown instead of the posts until the user has logged in. */
export function PostsSignedOut() {
  return (
    <Stack gap="4" justifyItems="start">
      <PageHeading>Posts</PageHeading>
      <BlankPostIllustration />
      <p>
        Your posts are kept on this device. Log in to read, edit, copy and share them, and to see
        what you have posted.
      </p>
      <ButtonLink to="/auth">Login</ButtonLink>
    </Stack>
  );
}
