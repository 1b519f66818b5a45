import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import type { DraftState } from '#domain/drafts/draft-use.ts';
import { CopyIcon, ShareIcon } from '#ui/pictures/action-icons.tsx';
import { CheckIcon, EditIcon } from '#ui/pictures/icons.tsx';

const LOOKS: Readonly<Record<DraftState, readonly [word: string, icon: JSX.Element]>> = {
  draft: ['Draft', <EditIcon key="" size={14} />],
  copied: ['Copied', <CopyIcon key="" size={14} />],
  shared: ['Shared', <ShareIcon key="" size={14} />],
  posted: ['Posted', <CheckIcon key="" size={14} />],
};

/** State of a draft as an icon and a word. */
export function DraftStateMark({ state }: { state: DraftState }) {
  const [word, icon] = LOOKS[state];
  return (
    <Mark data-state={state}>
      {icon}
      {word}
    </Mark>
  );
}

export const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    '&[data-state=copied], &[data-state=shared]': { color: 'ink' },
    '&[data-state=posted]': { color: 'done', fontWeight: '600' },
  },
});
