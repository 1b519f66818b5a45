import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { Spinner } from '../controls/spinner.tsx';

const appear = keyframes({ from: { opacity: 0 } });

/** Placeholder for a page. Appears after a delay, so that a fast page never flashes it. */
export function Loading({ what }: { what: string }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      minHeight="40vh"
      color="muted"
      animation={`${appear} 200ms 300ms ease-out backwards`}
    >
      <Spinner size="20px" />
      {what}
    </chakra.div>
  );
}
