import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import { campaignAtom, quotesAtom } from '#state/campaign/campaign.ts';
import { isAllHeldAtom, loadHeldAtom, waitingCountAtom } from '#state/quotes/held-quotes.ts';
import { hasWordsLeftAtom, leftResultAtom } from '#state/quotes/left-insight.ts';
import {
  generationStatusAtom,
  isLeftToQueueAtom,
  isOutdatedAtom,
  reviewGeneratedAtom,
} from '#state/generation/current.ts';
import { baseUrlAtom, keyHintAtom, keyLockedAtom } from '#state/provider/provider.ts';
import { forgetAskedAtom } from '#state/generation/asked-to-write.ts';
import { writeIfAskedAtom } from '#state/generation/write-if-asked.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { afterPaint } from '#ui/behaviour/after-paint.ts';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { StepFrame } from '#ui/steps/step-frame.tsx';
import { useHold } from '#ui/behaviour/use-hold.ts';
import { ConfigurationSummary } from '../cards/configuration-summary.tsx';
import { useIsInUse } from '../cards/use-is-in-use.ts';
import { useShown } from '../cards/use-shown.ts';
import { GenerateActions } from './generate-actions.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { loadProviderLine } from './provider/load-provider-line.ts';
import { KeyCards } from './provider/key-cards.tsx';
import { loadProviderBlock } from './provider/load-provider-block.ts';
import { ProviderLineSpace } from './provider/provider-line-space.tsx';
import { ReplaceQuestion } from '../cards/replace-question.tsx';
import { SettingsLink } from './provider/settings-link.tsx';
import { useTypedKey } from './provider/typed-key.ts';
import { useProviderForm } from './provider/use-provider-form.ts';

/** Status of each post, if there are several. */
const MultiPlatformPosts = lazyPart(
  async () => (await import('./multi-platform-posts.tsx')).MultiPlatformPosts,
);

/** Lazy-loaded: users without a key see the form instead. */
const WordsLeft = lazyPart(async () => (await import('./words-left.tsx')).WordsLeft);

/** Lazy-loaded: most quotes are from no conversation. */
const HeldNotice = lazyPart(async () => (await import('./held-notice.tsx')).HeldNotice);

const ProviderLine = lazyPart(loadProviderLine, {
  Placeholder: ProviderLineSpace,
});

const ProviderBlock = lazyPart(loadProviderBlock);

/** Optional: without the chunk, the step works. */
const Cost = lazyPart(async () => (await import('./cost.tsx')).Cost);
const MultiPlatformCost = lazyPart(
  async () => (await import('./multi-platform-cost.tsx')).MultiPlatformCost,
);

interface GenerateStepProps {
  onBack(): void;
  /** Called once the press that sends a request is painted. */
  onStart(): void;
  onView(): void;
  /** Called after the campaign was reset. */
  onReset(): void;
}

export function GenerateStep({ onBack, onStart, onView, onReset }: GenerateStepProps) {
  const reviewGenerated = useSetAtom(reviewGeneratedAtom);
  const view = () => {
    reviewGenerated();
    onView();
  };
  const status = useShown(generationStatusAtom);
  const isOutdated = useShown(isOutdatedAtom);
  const { additionalPlatforms, series } = useAtomValue(campaignAtom);
  const provider = useProviderForm();
  const [isOutcomeShown, onOutcomeShown] = useReducer(() => true, false);
  const [isLineShown, onLineShown] = useReducer(() => true, false);
  const isHeld = useHold(
    (status === 'idle' || isOutcomeShown) &&
      (status === 'running' || provider === 'form' || provider === 'cards' || isLineShown),
  );
  const baseUrl = useAtomValue(baseUrlAtom);
  const hasKey = useAtomValue(keyHintAtom) !== undefined;
  const isInUse = useIsInUse();
  const watchConnection = useSetAtom(watchConnectionAtom);
  // Checks the network beforehand, so that the button knows whether to send or queue. Offline, the
  // chunk may fail to load.
  useEffect(
    () =>
      void watchConnection().then(
        ({ check }) => check(),
        () => undefined,
      ),
    [watchConnection],
  );
  const hasProblem = useAtomValue(leftResultAtom) !== undefined;
  const hasWordsLeft = useAtomValue(hasWordsLeftAtom);
  const typedKey = useTypedKey();
  const hasTyped = typedKey.text.trim() !== '';
  const locked = useAtomValue(keyLockedAtom) && !hasTyped;
  const running = status === 'running';
  const isLeftToQueue = useAtomValue(isLeftToQueueAtom) && !hasTyped;
  const finished = status === 'done' && !isOutdated;
  const held = useHeld();
  const missing =
    (provider === 'cards' ? 'Choose who writes it.' : undefined) ??
    missingFor(baseUrl, hasKey || hasTyped, locked) ??
    (held === 'all' ? 'Answer “Which of these is you?” to generate.' : undefined);
  useWriteIfAsked(provider, onStart);
  const generate = useSetAtom(generateAtom);
  // It costs nothing, and the user has pressed Generate to come here.
  const writeDemo = () => {
    void generate();
    afterPaint(onStart);
  };
  return (
    <StepFrame
      title="Generate Content"
      lead={baseUrl === BROWSER_BASE_URL && 'Your post is written on this computer.'}
      status={finished || isLeftToQueue || !provider ? undefined : missing}
      aside={
        <ConfigurationSummary>
          {provider !== 'cards' && <RequestCost isShown={hasKey || isInUse} />}
        </ConfigurationSummary>
      }
      isHeld={isHeld}
      // While it is written, the text has the screen.
      asideOnPhone={!running}
      actions={
        <GenerateActions
          next={isLeftToQueue ? 'start-next' : finished ? 'view' : 'generate'}
          isDisabled={missing !== undefined}
          onView={view}
          {...{ typedKey, onBack, onStart, onReset }}
        />
      }
    >
      <GenerationProgress onView={view} onShown={onOutcomeShown} />
      {hasProblem && hasWordsLeft && <WordsLeft onBack={onBack} />}
      {held !== 'none' && <HeldNotice onBack={onBack} />}
      <ReplaceQuestion />
      {(additionalPlatforms ?? series) && (
        <MultiPlatformPosts onView={view} isFinished={finished} />
      )}
      {!running && provider === 'cards' && (
        <KeyCards onDemo={held === 'all' || finished || isLeftToQueue ? undefined : writeDemo} />
      )}
      {!running && provider === 'form' && <ProviderBlock typedKey={typedKey} />}
      {!running && provider === 'line' && <ProviderLine onShown={onLineShown} />}
      {!running && !provider && <ProviderLineSpace />}
      {!running && provider && <SettingsLink />}
    </StepFrame>
  );
}

/** Takes up a press on Customize, once the key has been looked up. */
function useWriteIfAsked(provider: ReturnType<typeof useProviderForm>, onStart: () => void): void {
  const write = useSetAtom(writeIfAskedAtom);
  const start = useEffectEvent(onStart);
  const forget = useSetAtom(forgetAskedAtom);
  useEffect(() => forget, [forget]);
  useEffect(() => {
    if (!provider) return;
    if (write(provider === 'line')) afterPaint(start);
  }, [provider, write]);
}

/** Tells how many of the quotes wait until the user says which speaker is their side. */
function useHeld(): 'none' | 'some' | 'all' {
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
  const load = useSetAtom(loadHeldAtom);
  useEffect(() => {
    if (hasQuotes) void load();
  }, [hasQuotes, load]);
  const isAll = useAtomValue(isAllHeldAtom);
  const isNone = useAtomValue(waitingCountAtom) === 0;
  return isAll ? 'all' : isNone ? 'none' : 'some';
}

/** Cost of the request, below what it asks for. Its space is reserved. */
function RequestCost({ isShown }: { isShown: boolean }) {
  const { platform, additionalPlatforms } = useAtomValue(campaignAtom);
  return (
    <Stack
      alignContent="start"
      gap="2"
      minHeight="164px"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      {isShown &&
        (additionalPlatforms ? <MultiPlatformCost /> : platform && <Cost platforms={[platform]} />)}
    </Stack>
  );
}

function missingFor(
  baseUrl: string | undefined,
  hasKey: boolean,
  locked: boolean,
): string | undefined {
  if (baseUrl === undefined) return 'Enter your server address to generate.';
  if (locked) return 'Unlock your key to generate.';
  if (hasKey) return undefined;
  return baseUrl === BROWSER_BASE_URL
    ? 'Download the model to generate.'
    : 'Enter your API key to generate.';
}
