import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { startPostAtom } from '#state/generation/start-post.ts';
import { type Returning, returningAtom } from '#state/review/returning.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { slim } from '../cards/slim.ts';
import { Room } from './room.tsx';

/** Ways for a returning user to go on or to start anew: two rows at most. */
export function ReturningRows({ onStart }: { onStart(): void }) {
  const returning = useAtomValue(returningAtom);
  return <Room css={ROOM_FOR_ROWS}>{returning && <Rows {...returning} onStart={onStart} />}</Room>;
}

function Rows({ going, reviews, onStart }: Returning & { onStart(): void }) {
  const startPost = useSetAtom(startPostAtom);
  function start(setId?: string) {
    startPost(setId);
    onStart();
  }
  const from = reviews && (
    <Button
      variant="outline"
      size="sm"
      maxWidth="100%"
      css={slim}
      onClick={() => start(reviews.id)}
    >
      {going ? (
        'New post from these reviews'
      ) : (
        <chakra.span truncate>New post from {reviews.name}</chakra.span>
      )}
    </Button>
  );
  return (
    <Stack gap="2" minWidth="0" justifyItems={going ? undefined : 'start'}>
      {going ? (
        <Going to="/" search={going.step === 'platform' ? {} : { step: going.step }}>
          <chakra.span minWidth="0" truncate>
            Continue: <bdi translate="no">{going.name}</bdi>
          </chakra.span>
          <chakra.span flex="1 0 auto">· {going.state}</chakra.span>
          <ArrowRightIcon size={16} />
        </Going>
      ) : (
        from
      )}
      <chakra.div display="flex" gap="2">
        {going ? (
          <>
            {from}
            <Button variant="outline" size="sm" css={slim} onClick={() => start()}>
              New reviews
            </Button>
          </>
        ) : (
          <ButtonLink variant="quiet" size="sm" to="/reviews">
            All reviews
          </ButtonLink>
        )}
      </chakra.div>
    </Stack>
  );
}

const ROOM_FOR_ROWS = { '[data-room~=work] &': { display: 'block', minHeight: '6rem' } };

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
