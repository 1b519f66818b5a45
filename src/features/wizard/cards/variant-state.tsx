import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { findChoice } from '#domain/campaign/choice.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { Variant, VariantState } from '#domain/drafts/variants.ts';
import { CheckIcon, Icon, type IconProps, QueueIcon, WarningIcon } from '#ui/pictures/icons.tsx';
import { EditIcon } from '#ui/pictures/tool-icons.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { visuallyHidden } from '#ui/theme/visually-hidden.ts';

type Shown = VariantState | 'outdated' | 'unsaved';

const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4.5v4.8h-4.8" />
);

const LOOKS: Readonly<Record<Shown, { words: string; color: string; mark: JSX.Element }>> = {
  none: { words: 'Not written', color: 'muted', mark: <EditIcon size={14} /> },
  waiting: { words: 'Waiting', color: 'muted', mark: <QueueIcon size={14} /> },
  writing: { words: 'Writing…', color: 'accent', mark: <Spinner size="12px" /> },
  ready: { words: 'Ready', color: 'done', mark: <CheckIcon size={14} /> },
  failed: { words: 'Failed', color: 'danger', mark: <WarningIcon size={14} /> },
  unsaved: { words: 'Unsaved edit', color: 'warn', mark: <EditIcon size={14} /> },
  outdated: { words: 'Outdated', color: 'warn', mark: <RefreshIcon size={14} /> },
};

interface VariantStateMarkProps {
  variant: Variant;
  /** True to show the normal case, a post that is ready, to screen readers only. */
  hidesReady?: boolean;
}

/** Status of a variant as an icon and a word. */
export function VariantStateMark({ variant, hidesReady = false }: VariantStateMarkProps) {
  const state = shownState(variant);
  const { words, color, mark } = LOOKS[state];
  return (
    <chakra.span
      css={hidesReady && state === 'ready' ? visuallyHidden : undefined}
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={color}
      fontSize="xs"
      fontWeight="400"
      lineHeight="1.4"
      whiteSpace="nowrap"
    >
      {mark}
      {words}
    </chakra.span>
  );
}

function shownState({ state, outdated, unsaved }: Variant): Shown {
  if (state !== 'ready') return state;
  if (unsaved) return 'unsaved';
  return outdated ? 'outdated' : 'ready';
}

export const platformName = (id: PlatformId): string => findChoice(PLATFORMS, id)?.name ?? '';
