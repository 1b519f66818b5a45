import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SITE } from '#content/site.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { PageHeading } from '#ui/page/text.tsx';

/** Landing page for signed-out visitors: the promise, the login link, and the story below. */
export function Landing({ story }: { story: ReactNode }) {
  return (
    <>
      <Stack as="section" gap="4" maxWidth="720px" paddingBottom="10">
        <PageHeading>{SITE.promise}</PageHeading>
        <chakra.p fontSize="lg" color="muted">
          Please log in to paste what your customers say and turn it into posts. We’ll email you a
          link, so there’s no password.
        </chakra.p>
        <chakra.div>
          <ButtonLink to="/auth">Log in to start</ButtonLink>
        </chakra.div>
      </Stack>
      {story}
    </>
  );
}
