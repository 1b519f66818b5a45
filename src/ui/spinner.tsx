import { chakra } from '@chakra-ui/react';

/** Turns while something is under way. Decorative: the words beside it say what. */
export function Spinner({ size = '1em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      flexShrink="0"
      width={size}
      height={size}
      borderRadius="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      // Without a gap the rotation would be invisible.
      _highContrast={{ borderTopColor: 'Canvas' }}
      css={{
        animation: 'turn 800ms linear infinite',
        '@keyframes turn': { to: { rotate: '360deg' } },
      }}
    />
  );
}
