import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { dueCountAtom, queuePartsAtom, shownJobsAtom } from '#state/jobs/jobs.ts';
import { networkWordsAtom } from '#state/jobs/network-status.ts';
import { QueueIcon } from '#ui/pictures/icons.tsx';
import { QueuePanel } from './queue-panel.tsx';

/**
 * Button for the queue panel; hidden while the queue is empty, unless the panel is open. Lazy-loaded
 * with the first status.
 */
export function QueueBadge() {
  const count = useAtomValue(shownJobsAtom).length;
  const { alerts } = useAtomValue(queuePartsAtom);
  const [open, setOpen] = useState(false);
  const due = useAtomValue(dueCountAtom);
  useEffect(() => alerts?.badge(count + due), [alerts, count, due]);
  return (
    (count > 0 || open) && (
      <>
        <QueueButton count={count} onClick={() => setOpen(true)} />
        <QueuePanel open={open} onClose={() => setOpen(false)} />
      </>
    )
  );
}

function QueueButton({ count, onClick }: { count: number; onClick(): void }) {
  return (
    <chakra.button
      type="button"
      aria-label={`Queue: ${count === 1 ? '1 post' : `${count} posts`}`}
      aria-haspopup="dialog"
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="1"
      flexShrink="0"
      minWidth="11"
      minHeight="11"
      borderRadius="field"
      cursor="pointer"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      _hover={{ background: 'accentSoft' }}
    >
      <QueueIcon size={20} />
      {count}
    </chakra.button>
  );
}

/** One-line status of the network and the queue. */
export function StatusWords() {
  const text = useAtomValue(networkWordsAtom);
  if (text === '') return null;
  return <StatusLine data-network>{text}</StatusLine>;
}

const StatusLine = chakra('span', {
  base: {
    fontSize: 'sm',
    lineHeight: '1.3',
    textAlign: 'center',
    color: 'ink',
    lg: {
      paddingInline: '3',
      lineHeight: '1.375rem',
      background: 'surface',
      borderWidth: '1px',
      borderTopWidth: '0',
      borderColor: 'hairline',
      borderBottomLeftRadius: 'field',
      borderBottomRightRadius: 'field',
    },
  },
});
