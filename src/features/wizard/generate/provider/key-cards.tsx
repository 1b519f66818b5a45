import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import {
  isProviderFormOpenAtom,
  providerChoiceAtom,
  saveKeyAtom,
} from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { ArrowRightIcon, ExternalIcon } from '#ui/pictures/icons.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { SectionHeading } from '#ui/page/text.tsx';
import { openAndFocus } from '../../cards/focus-field.ts';
import { useConnect } from './use-connect.ts';

/** The key that the demo model accepts. */
export const DEMO_KEY = 'demo';

interface KeyCardsProps {
  /** Called once the demo can write. */
  onDemo?: (() => void) | undefined;
}

/** Ways to a model for a user without a key. */
export function KeyCards({ onDemo }: KeyCardsProps) {
  const hasDemo = useAtomValue(servicesAtom)?.embedded ?? false;
  const openForm = useSetAtom(isProviderFormOpenAtom);
  const { isOffline, hasFailed, press } = useConnect();
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading} gap="3">
      <SectionHeading id={heading}>Who writes it?</SectionHeading>
      {hasDemo && <DemoCard onSaved={onDemo} />}
      <KeyCard
        title="Connect OpenRouter: one press, about a cent a post"
        words={
          isOffline
            ? 'You need to be online to connect.'
            : 'It asks for your permission, then brings you back here. There’s no key to copy.'
        }
        Icon={ExternalIcon}
        isDisabled={press.disabled}
        onPress={press.onClick}
      />
      <KeyCard
        title="I have a key"
        words="Of OpenAI, Anthropic, Google or another provider, or a model on this computer."
        Icon={ArrowRightIcon}
        onPress={() => openAndFocus('provider', () => openForm(true))}
      />
      {hasFailed && (
        <Notice tone="error" title="We couldn’t open OpenRouter">
          <p>
            Your browser wouldn’t store what we need to bring you back. You can paste a key instead.
          </p>
        </Notice>
      )}
    </Stack>
  );
}

function DemoCard({ onSaved }: { onSaved: (() => void) | undefined }) {
  const setChoice = useSetAtom(providerChoiceAtom);
  const saveKey = useSetAtom(saveKeyAtom);
  const [isSaving, setSaving] = useState(false);
  async function begin() {
    setSaving(true);
    setChoice((choice) => ({ ...choice, id: 'demo' }));
    await saveKey(DEMO_KEY);
    setSaving(false);
    onSaved?.();
  }
  return (
    <KeyCard
      title="Try the demo, free"
      words="A small sample writer, to see how it works. Nothing leaves this computer."
      Icon={ArrowRightIcon}
      isDisabled={isSaving}
      onPress={() => void begin()}
    />
  );
}

interface KeyCardProps {
  title: string;
  words: string;
  Icon: typeof ArrowRightIcon;
  isDisabled?: boolean;
  onPress(): void;
}

/** The whole card is the target. */
function KeyCard({ title, words, Icon, isDisabled = false, onPress }: KeyCardProps) {
  const id = useId();
  return (
    <Choice data-disabled={isDisabled || undefined}>
      <Stack gap="1" marginInlineEnd="auto">
        <CardButton
          type="button"
          aria-describedby={id}
          aria-disabled={isDisabled || undefined}
          onClick={() => isDisabled || onPress()}
        >
          {title}
        </CardButton>
        <chakra.span id={id} color="muted" fontSize="sm" lineHeight="1.4">
          {words}
        </chakra.span>
      </Stack>
      <chakra.span color="accent" flexShrink="0">
        <Icon size={20} />
      </chakra.span>
    </Choice>
  );
}

/** Covers its card, whose other words describe it. */
const CardButton = chakra('button', {
  base: {
    fontWeight: '600',
    textAlign: 'start',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent' },
    '&[aria-disabled]': { cursor: 'default' },
  },
});

const Choice = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    padding: '4',
    textAlign: 'start',
    lineHeight: '1.35',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { borderColor: 'accent' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});
