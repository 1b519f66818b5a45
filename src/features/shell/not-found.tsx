import { chakra } from '@chakra-ui/react';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { POSTS } from '#content/posts.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { LostPageIllustration } from '#ui/pictures/illustrations.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { PageHeading, SectionHeading } from '#ui/page/text.tsx';

/** The 404 page. Logs the path, as the specification requires. */
export function NotFound() {
  const router = useRouter();
  const path = router.state.location.pathname;
  useEffect(() => {
    console.info(`404: nothing is at ${path}`);
  }, [path]);
  return (
    <Stack gap="5" justifyItems="start" maxWidth="540px">
      <LostPageIllustration />
      <PageHeading>Page Not Found</PageHeading>
      <p>There’s nothing at this address. The page may have moved, or the link may have a typo.</p>
      <Cluster gap="3">
        <ButtonLink to="/">Go Home</ButtonLink>
        <Button variant="outline" onClick={() => router.history.back()}>
          Go Back
        </Button>
      </Cluster>
      <SectionHeading paddingTop="5">You might like to read</SectionHeading>
      <ul>
        {POSTS.map(({ slug, title }) => (
          <chakra.li key={slug} paddingBlock="2">
            <Link to="/blog/$slug" params={{ slug }}>
              {title}
            </Link>
          </chakra.li>
        ))}
      </ul>
    </Stack>
  );
}
