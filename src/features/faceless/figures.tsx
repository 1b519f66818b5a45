import { chakra } from '@chakra-ui/react';
import { SAMPLE_FIGURES } from '#domain/site/faceless-samples.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** The demo's two figures, labelled as samples. */
export function Figures() {
  return (
    <Stack gap="2">
      <Cluster as="dl" gap="8">
        <Figure value={SAMPLE_FIGURES.videos} name="videos created" />
        <Figure value={SAMPLE_FIGURES.views} name="views" />
      </Cluster>
      <Muted>These are sample figures, not yours.</Muted>
    </Stack>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <chakra.div display="grid" fontSize="3xl" gridTemplateRows="1.1em auto">
      <chakra.dt color="muted" fontSize="md" gridRow="2">
        {name}
      </chakra.dt>
      <chakra.dd lineHeight="1.1" fontVariantNumeric="tabular-nums" gridRow="1">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
