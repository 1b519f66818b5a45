import type { PlaceProps } from './place.ts';
import { chakra } from '@chakra-ui/react';
import type { FacelessPlace } from '#domain/site/faceless-place.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Badge, PageHeading } from '#ui/page/text.tsx';
import { Create } from './create.tsx';
import { Home } from './home.tsx';
import { Library } from './library.tsx';
import { Profile } from './profile.tsx';
import { Tabs } from './tabs.tsx';

/** Video creator demo. Tab and step are in the URL, so that Back and reload work. */
export function FacelessVideo({ place, goTo }: PlaceProps) {
  return (
    <Stack gap={{ base: '5', md: '6' }} minWidth="0">
      <Stack gap="2">
        <Cluster alignItems="center" columnGap="3" rowGap="1">
          <PageHeading>Instant Faceless Video Creator</PageHeading>
          <Badge color="muted">Demo</Badge>
        </Cluster>
        {!isInWizard(place) && (
          <chakra.p color="muted" maxWidth="measure">
            Try every step. The figures and videos are samples, and no video is created.
          </chakra.p>
        )}
      </Stack>
      <noscript>The demo requires JavaScript.</noscript>
      <Tabs place={place} goTo={goTo}>
        <Panel place={place} goTo={goTo} />
      </Tabs>
    </Stack>
  );
}

/** True in the wizard, which hides the introduction; a badge and the last step say it is a demo. */
const isInWizard = (place: FacelessPlace): boolean =>
  place.tab === 'create' && place.step !== undefined;

function Panel({ place, goTo }: PlaceProps) {
  switch (place.tab) {
    case 'home':
      return <Home goTo={goTo} />;
    case 'create':
      return <Create asked={place.step} goTo={goTo} />;
    case 'library':
      return <Library goTo={goTo} />;
    case 'profile':
      return <Profile goTo={goTo} />;
  }
}
