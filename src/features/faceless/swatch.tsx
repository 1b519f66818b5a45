import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ThemeId } from '#domain/site/faceless.ts';
import { Stack } from '#ui/page/layout.tsx';
import { THEME_LOOKS } from './theme-looks.ts';

interface SwatchProps {
  theme: ThemeId;
  /** Width by height. */
  ratio: string;
  children?: ReactNode;
}

/** Thumbnail of a theme, with two lines of placeholder text by default. */
export function Swatch({ theme, ratio, children }: SwatchProps) {
  const { background, color, accent } = THEME_LOOKS[theme];
  return (
    <Stack
      as="span"
      position="relative"
      alignContent="center"
      gap="2"
      width="full"
      overflow="hidden"
      paddingInline="14%"
      borderRadius="8px"
      fontSize="xs"
      // Uses a class: the site's policy forbids style attributes in prerendered pages. Its colours
      // are its content: forced colours would make all themes look the same.
      css={{ aspectRatio: ratio, background, color, forcedColorAdjust: 'none' }}
    >
      {children ?? (
        <>
          <Line width="80%" color={color} />
          <Line width="45%" color={accent} />
        </>
      )}
    </Stack>
  );
}

function Line({ width, color }: { width: string; color: string }) {
  return (
    <chakra.span
      display="block"
      height="4px"
      borderRadius="full"
      css={{ width, background: color }}
    />
  );
}
