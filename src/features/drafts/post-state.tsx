import type { JSX } from 'react';
import type { DueState } from '#domain/drafts/calendar.ts';
import type { PostState } from '#domain/drafts/posts.ts';
import { ClockIcon } from '#ui/pictures/action-icons.tsx';
import { CheckIcon, WarningIcon } from '#ui/pictures/icons.tsx';
import { EditIcon } from '#ui/pictures/tool-icons.tsx';

export const STATE_NAMES: Readonly<Record<PostState, string>> = {
  writing: 'Writing',
  'needs-you': 'Needs you',
  ready: 'Ready',
  planned: 'Planned',
  posted: 'Posted',
};

const ICONS: Readonly<Record<PostState, JSX.Element | undefined>> = {
  writing: <EditIcon size={14} />,
  'needs-you': <WarningIcon size={14} />,
  ready: undefined,
  planned: <ClockIcon size={14} />,
  posted: <CheckIcon size={14} />,
};

const DUE_NAMES: Readonly<Record<DueState, string>> = { due: 'Due', overdue: 'Overdue' };

interface PostStateMarkProps {
  state: PostState;
  /** Said in place of the state that it follows from. */
  due?: DueState | undefined;
}

/** State of a post as a word, with an icon where the eye should find it. */
export const PostStateMark = ({ state, due }: PostStateMarkProps) => {
  const shown = state === 'planned' ? due : undefined;
  return (
    <span data-state={shown ?? state}>
      {ICONS[state]}
      {shown ? DUE_NAMES[shown] : STATE_NAMES[state]}
    </span>
  );
};

/** Styles of the marks, for the element around them. */
export const stateStyles = {
  '& [data-state]': { color: 'ink', whiteSpace: 'nowrap' },
  '& [data-state] > svg': { display: 'inline', marginInlineEnd: '1', verticalAlign: '-2px' },
  '& [data-state=writing]': { color: 'accent' },
  '& :is([data-state=needs-you], [data-state=due], [data-state=overdue])': {
    color: 'warn',
    fontWeight: '600',
  },
  '& [data-state=posted]': { color: 'done' },
} as const;
