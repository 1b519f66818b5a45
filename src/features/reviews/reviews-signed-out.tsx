import { ButtonLink } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';
import { BlankPostIllustration } from '#ui/pictures/illustrations.tsx';

/** Shown instead of the reviews until the user has logged in. */
export function ReviewsSignedOut() {
  return (
    <Stack gap="4" justifyItems="start">
      <PageHeading>Reviews</PageHeading>
      <BlankPostIllustration />
      <p>
        What your customers said is kept on this device. Log in to add to it, to rename, merge and
        export it, and to write posts from it.
      </p>
      <ButtonLink to="/auth">Login</ButtonLink>
    </Stack>
  );
}
