import { chakra } from '@chakra-ui/react';
import { SAMPLE_HABITS } from '#domain/site/faceless-samples.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import type { PlaceProps } from './place.ts';
import { Figures } from './figures.tsx';

export function Profile({ goTo }: Pick<PlaceProps, 'goTo'>) {
  return (
    <Stack as="section" gap="6" aria-labelledby="profile" maxWidth="540px">
      <Stack gap="1">
        <SectionHeading id="profile">Sample creator</SectionHeading>
        <Muted>This is a made-up profile. It isn’t connected to your account.</Muted>
      </Stack>
      <Figures />
      <chakra.dl borderTopWidth="1px" borderColor="hairline">
        {SAMPLE_HABITS.map(({ name, value }) => (
          <chakra.div
            key={name}
            display="flex"
            justifyContent="space-between"
            gap="4"
            paddingBlock="3"
            borderBottomWidth="1px"
            borderColor="hairline"
          >
            <chakra.dt color="muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <div>
        <Button onClick={() => goTo({ tab: 'create' })}>Create a video</Button>
      </div>
    </Stack>
  );
}
