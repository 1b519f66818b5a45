import { chakra } from '@chakra-ui/react';
import type { Day } from '#domain/drafts/days.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CrossIcon } from '#ui/pictures/icons.tsx';
import { dayWords } from '../post-words.ts';
import type { Moving } from './moving.ts';

/** Moves the post in hand by presses, for users who neither drag nor have keys. */
export function MovingBar({ moving, today }: { moving: Moving; today: Day }) {
  const { held, by, put, cancel } = moving;
  if (!held) return null;
  return (
    <Bar role="group" aria-label="Move the post">
      <Button variant="outline" size="icon" aria-label="A day earlier" onClick={() => by(-1)}>
        <ArrowLeftIcon />
      </Button>
      <span>{dayWords(held.day, today)}</span>
      <Button variant="outline" size="icon" aria-label="A day later" onClick={() => by(1)}>
        <ArrowRightIcon />
      </Button>
      <Button size="sm" onClick={put}>
        Put here
      </Button>
      <Button variant="quiet" size="icon" aria-label="Cancel" onClick={cancel}>
        <CrossIcon />
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'calc(8px + env(safe-area-inset-bottom))',
    zIndex: '2',
    justifySelf: 'center',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '1',
    padding: '2',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'card',
    boxShadow: 'float',
    '& > span': { minWidth: '5rem', textAlign: 'center', fontWeight: '600', fontSize: 'sm' },
  },
});
