import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { ANIMATIONS, type FacelessChoices, THEMES } from '#domain/site/faceless.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { AnimatedText } from './animated-text.tsx';
import { Swatch } from './swatch.tsx';
import { THEME_LOOKS } from './theme-looks.ts';

/** Small preview of the video; replays its text after every change of the look. */
export function Preview({ choices }: { choices: FacelessChoices }) {
  const [plays, setPlays] = useState(0);
  const { theme, animation } = choices;
  if (!theme) return <Muted>Choose a theme to preview it here.</Muted>;
  return (
    <Stack gap="3" justifyItems="start">
      <Muted as="h3">Preview</Muted>
      <chakra.div
        role="img"
        aria-label={describe(choices)}
        display="flex"
        alignItems="end"
        gap="3"
        width="full"
      >
        <Frame key={`${theme} ${animation} ${plays}`} choices={{ ...choices, theme }} />
        {choices.elements.includes('closing-card') && <ClosingFrame theme={theme} />}
      </chakra.div>
      {animation && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => setPlays(plays + 1)}
          css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
        >
          Play again
        </Button>
      )}
    </Stack>
  );
}

function describe({ theme, animation }: FacelessChoices): string {
  const names = [findChoice(THEMES, theme)?.name, findChoice(ANIMATIONS, animation)?.name];
  return `Preview of the video: ${names.filter(Boolean).join(', ')}`;
}

type ThemedChoices = FacelessChoices & Required<Pick<FacelessChoices, 'theme'>>;

function Frame({ choices: { theme, animation, topic, elements } }: { choices: ThemedChoices }) {
  return (
    <chakra.span display="block" width="180px">
      <Swatch theme={theme} ratio="9 / 16">
        {elements.includes('progress-bar') && <Bar color={THEME_LOOKS[theme].accent} />}
        {elements.includes('title-card') && (
          <chakra.span
            fontFamily="heading"
            fontSize="xl"
            lineHeight="1.2"
            overflowWrap="anywhere"
            lineClamp="6"
          >
            <AnimatedText animation={animation} text={topic.trim() || 'Your topic'} />
          </chakra.span>
        )}
        {elements.includes('captions') && (
          <chakra.span position="absolute" insetInline="14%" bottom="8%" lineHeight="1.35">
            The voice-over appears here.
          </chakra.span>
        )}
      </Swatch>
    </chakra.span>
  );
}

function Bar({ color }: { color: string }) {
  return (
    <chakra.span
      position="absolute"
      insetInlineStart="0"
      top="0"
      width="40%"
      height="4px"
      style={{ background: color }}
    />
  );
}

function ClosingFrame({ theme }: Pick<ThemedChoices, 'theme'>) {
  return (
    <chakra.span display="block" width="92px">
      <Swatch theme={theme} ratio="9 / 16">
        <chakra.span lineHeight="1.3">At the end: your call to action.</chakra.span>
      </Swatch>
    </chakra.span>
  );
}
