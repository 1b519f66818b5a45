import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { EMPTY_CHOICES, type FacelessChoices, isBegun, TEMPLATES } from '#domain/site/faceless.ts';
import { facelessAtom, startFacelessAtom } from '#state/shell/faceless.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';

/** Starting points of a video. A template fills in the first step; everything can be changed. */
export function Templates({ onStart }: { onStart(): void }) {
  const begun = useAtomValue(facelessAtom);
  const start = useSetAtom(startFacelessAtom);
  function begin(choices: FacelessChoices) {
    start(choices);
    onStart();
  }
  return (
    <Stack as="section" gap="6" aria-labelledby="templates">
      {isBegun(begun) && <GoOn topic={begun.topic} onGoOn={onStart} />}
      <Stack gap="4">
        <SectionHeading id="templates">Quick templates</SectionHeading>
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          {TEMPLATES.map(({ id, name, description, choices }) => (
            <TemplateButton key={id} type="button" onClick={() => begin(choices)}>
              <chakra.span fontWeight="600">{name}</chakra.span>
              <chakra.span color="muted" fontSize="sm">
                {description}
              </chakra.span>
            </TemplateButton>
          ))}
        </chakra.div>
      </Stack>
      <chakra.div>
        <Button variant="outline" onClick={() => begin(EMPTY_CHOICES)}>
          Start from Scratch
        </Button>
      </chakra.div>
    </Stack>
  );
}

function GoOn({ topic, onGoOn }: { topic: string; onGoOn(): void }) {
  return (
    <Card
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      padding="4"
    >
      <chakra.div minWidth="0">
        <p>{topic.trim() || 'A video with no topic yet'}</p>
        <Muted>
          You started this video on this device. A template or a fresh start replaces it.
        </Muted>
      </chakra.div>
      <Button size="sm" onClick={onGoOn}>
        Continue
      </Button>
    </Card>
  );
}

const TemplateButton = chakra('button', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '4',
    textAlign: 'start',
    lineHeight: '1.4',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    cursor: 'pointer',
    transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
    _hover: { borderColor: 'accent', background: 'accentSoft' },
  },
});
