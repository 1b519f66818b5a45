import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { startPostAtom } from '#state/generation/reset.ts';
import { returningAtom } from '#state/review/returning.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';

/** What a returning user goes on with, or starts anew: two rows at most. */
export function Returning({ onStart }: { onStart(): void }) {
  const returning = useAtomValue(returningAtom);
  const startPost = useSetAtom(startPostAtom);
  if (!returning) return null;
  const { going, reviews } = returning;
  function start(setId?: string) {
    startPost(setId);
    onStart();
  }
  return (
    <Rows>
      {going && (
        <Going to="/" search={going.step === 'platform' ? {} : { step: going.step }}>
          <chakra.span minWidth="0" truncate>
            Continue: <bdi translate="no">{going.name}</bdi>
          </chakra.span>
          <chakra.span flex="1 0 auto">· {going.state}</chakra.span>
          <ArrowRightIcon size={16} />
        </Going>
      )}
      <chakra.div display="flex" flexWrap={{ base: 'nowrap', sm: 'wrap' }} gap="2" css={SLIM}>
        {reviews && (
          <Button variant="outline" size="sm" onClick={() => start(reviews.id)}>
            {going ? 'New post from these reviews' : `New post from ${reviews.name}`}
          </Button>
        )}
        {going && (
          <Button variant="outline" size="sm" onClick={() => start()}>
            New reviews
          </Button>
        )}
      </chakra.div>
    </Rows>
  );
}

/** Both in one row of a phone. */
const SLIM = {
  '@media (max-width: 479px)': { '& > *': { paddingInline: '9px', fontSize: '0.8125rem' } },
};

const Rows = chakra('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });

const Going = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1',
      minHeight: '11',
      minWidth: '0',
      paddingInline: '4',
      background: 'accentSoft',
      borderRadius: 'card',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: '600',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline', textDecorationColor: 'accent' },
    },
  }),
);
