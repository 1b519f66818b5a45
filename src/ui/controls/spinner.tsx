import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { rotate: '360deg' } });

/** Progress indicator. Decorative: the text next to it names the activity. */
export function Spinner({ size = '1em', isHidden }: { size?: string; isHidden?: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      hidden={isHidden}
      display="inline-block"
      flexShrink="0"
      width={size}
      height={size}
      borderRadius="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      // A gap, without which the rotation would be invisible.
      _highContrast={{ borderTopColor: 'Canvas' }}
      animation={`${turn} 800ms linear infinite`}
    />
  );
}
