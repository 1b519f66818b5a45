import { chakra } from '@chakra-ui/react';
import { type Choice, findChoice } from '#domain/campaign/choice.ts';
import {
  ANIMATIONS,
  DURATIONS,
  ELEMENTS,
  type FacelessChoices,
  MUSIC,
  THEMES,
  VIDEO_STYLES,
  VOICES,
} from '#domain/site/faceless.ts';

/** Summary of the user's choices. */
export function ProjectSummary({ choices }: { choices: FacelessChoices }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="6"
      rowGap="2"
      aria-label="Your choices"
    >
      {rowsOf(choices).map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function rowsOf(choices: FacelessChoices): (readonly [name: string, value: string])[] {
  return [
    ['Topic', choices.topic.trim()],
    ['Style', nameIn(VIDEO_STYLES, choices.style)],
    ['Duration', nameIn(DURATIONS, choices.duration)],
    ['Voice', nameIn(VOICES, choices.voice)],
    ['Music', nameIn(MUSIC, choices.music)],
    ['Theme', nameIn(THEMES, choices.theme)],
    ['Animation', nameIn(ANIMATIONS, choices.animation)],
    ['Elements', choices.elements.map((id) => nameIn(ELEMENTS, id)).join(', ') || 'None'],
  ];
}

const nameIn = (list: readonly Choice[], id: string | undefined): string =>
  findChoice(list, id)?.name ?? '';
