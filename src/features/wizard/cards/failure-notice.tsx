import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { clampStep, STEPS } from '#domain/campaign/wizard.ts';
import type { Explanation, FailureAction } from '#domain/jobs/explanation.ts';
import { explainFailure } from '#domain/jobs/failure-messages.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { detailsOf } from '#domain/providers/provider-details.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import { isPlatformChosenAtom, isReadyToGenerateAtom } from '#state/campaign/campaign.ts';
import { hasCurrentDraftAtom } from '#state/drafts/drafts.ts';
import { hasDraftsAtom } from '#state/drafts/drafts.ts';
import { exportDraftsAtom } from '#state/drafts/export-drafts.ts';
import { groupOpenAtoms } from '#state/shell/folds.ts';
import { baseUrlAtom, isProviderFormOpenAtom, providerAtom } from '#state/provider/provider.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { onFirstInteraction } from '#ui/behaviour/on-first-interaction.ts';
import { openAndFocus } from './focus-field.ts';

/** Lazy-loaded, because it shows a cost and needs all the code that computes one. */
const MoreRoom = lazyPart(async () => (await import('./more-room.tsx')).MoreRoom);

export interface FailureNoticeProps {
  failure: Failure;
  /** Base URL the request was sent to; defaults to the chosen one. */
  baseUrl?: string | undefined;
  /** True if the request was about to change the draft under review. */
  isForDraft?: boolean;
  /** Actions shown here if the field to correct is elsewhere. */
  children?: ReactNode;
  /** Leads to the Generate step from another one; offered if its fields help. */
  onGenerate?: (() => void) | undefined;
  /** Scrolls into view after mounting: the text loads after its container. */
  comesIntoView?: boolean;
}

/** Explains why a request failed and how to fix it. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure, baseUrl, children, onGenerate } = props;
  const { isForDraft = false, comesIntoView = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  useInView(frame, comesIntoView);
  const chosen = useAtomValue(providerAtom);
  const chosenBaseUrl = useAtomValue(baseUrlAtom);
  const { id, name } = baseUrl === undefined ? chosen : providerAt(baseUrl);
  const asked = baseUrl ?? chosenBaseUrl;
  const { title, what, todo, action, otherAction } = explainFailure(failure, {
    providerName: name,
    needsSetting: detailsOf(id).cors === 'setting',
    isFree: asked !== undefined && isNearby(asked),
  });
  const actions = { action, ...(otherAction && { otherAction }) };
  return (
    <chakra.div ref={frame} scrollMarginBlock="4" minWidth="0">
      <Notice tone="error" title={title}>
        <p>{what}</p>
        <p>{todo}</p>
        {children}
        {!children && isForDraft && <DraftAction action={action} />}
        {!children && !isForDraft && !onGenerate && <ActionButtons {...actions} />}
        {(children || onGenerate) && (
          <WayOut
            {...actions}
            isChosen={asked !== undefined && asked === chosenBaseUrl}
            onGenerate={onGenerate}
          />
        )}
      </Notice>
    </chakra.div>
  );
}

/** Keeps the notice in view while it grows, until the user interacts. */
function useInView(frame: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !frame.current) return undefined;
    const observer = new ResizeObserver(() => {
      frame.current?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(frame.current);
    const stopListening = onFirstInteraction(() => observer.disconnect());
    return () => {
      stopListening();
      observer.disconnect();
    };
  }, [frame, wanted]);
}

function ActionButtons({ action, otherAction }: Pick<Explanation, 'action' | 'otherAction'>) {
  return (
    <Buttons>
      <ActionButton action={action} />
      {otherAction && <ActionButton action={otherAction} />}
    </Buttons>
  );
}

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '&:empty': { display: 'none' } },
});

function ActionButton({ action }: { action: FailureAction }) {
  switch (action) {
    case 'download-drafts':
      return <DownloadButton />;
    case 'more-room':
      return <MoreRoom />;
    case 'edit-insight':
      return <QuotesLink />;
    case 'edit-key':
    case 'choose-model':
    case 'choose-provider':
      return <FieldButton field={FIELDS[action]} />;
    // The main button of the step sends the request again.
    case 'retry':
    case 'check-connection':
      return null;
  }
}

const QUOTES = { step: 'customize' } as const;

function QuotesLink() {
  const openGroup = useSetAtom(groupOpenAtoms.quotes);
  return (
    <ButtonLink to="/" search={QUOTES} variant="outline" size="sm" onClick={() => openGroup(true)}>
      Look through the quotes
    </ButtonLink>
  );
}

interface WayOutProps extends Pick<Explanation, 'action' | 'otherAction'> {
  /** True if the request went to the provider whose fields the step shows. */
  isChosen: boolean;
  onGenerate: (() => void) | undefined;
}

/** Way to the step whose fields can fix the failure, where those fields are elsewhere. */
function WayOut({ action, otherAction, isChosen, onGenerate }: WayOutProps) {
  const actions = [action, otherAction];
  const fields = actions.filter(isFieldAction);
  return (
    <Buttons>
      {actions.includes('edit-insight') && <QuotesLink />}
      {actions.includes('download-drafts') && <DownloadButton />}
      {onGenerate && fields.length > 0 && (
        <ToGenerate fields={isChosen ? fields : []} onGenerate={onGenerate} />
      )}
    </Buttons>
  );
}

interface ToGenerateProps {
  /** Fields of the form that can fix the failure; empty if the form is another provider's. */
  fields: readonly FieldAction[];
  onGenerate(): void;
}

function ToGenerate({ fields, onGenerate }: ToGenerateProps) {
  const openForm = useSetAtom(isProviderFormOpenAtom);
  const step = clampStep('generate', {
    platformChosen: useAtomValue(isPlatformChosenAtom),
    readyToGenerate: useAtomValue(isReadyToGenerateAtom),
    hasDraft: useAtomValue(hasCurrentDraftAtom),
  });
  if (fields.length === 0 || step !== 'generate') {
    return (
      <Button variant="outline" size="sm" onClick={onGenerate}>
        Back to {STEPS.find(({ id }) => id === step)?.name}
      </Button>
    );
  }
  return fields.map((field) => (
    <Button
      key={field}
      variant="outline"
      size="sm"
      onClick={() => {
        openForm(true);
        onGenerate();
      }}
    >
      {FIELDS[field].label}
    </Button>
  ));
}

type FieldAction = keyof typeof FIELDS;

const isFieldAction = (action: FailureAction | undefined): action is FieldAction =>
  action !== undefined && action in FIELDS;

/** The retry button is below; the provider's fields are on another step. */
function DraftAction({ action }: { action: FailureAction }) {
  if (action === 'download-drafts') return <DownloadButton />;
  return action === 'more-room' ? (
    <p>The button below sends the request again with more room.</p>
  ) : null;
}

function DownloadButton() {
  const hasDrafts = useAtomValue(hasDraftsAtom);
  const exportDrafts = useSetAtom(exportDraftsAtom);
  return (
    <Button variant="outline" size="sm" disabled={!hasDrafts} onClick={() => void exportDrafts()}>
      Download my drafts
    </Button>
  );
}

/** Field that fixes a failure, and the label of the button leading to it. */
const FIELDS = {
  'edit-key': { name: 'api-key', label: 'Edit the key' },
  'choose-model': { name: 'model', label: 'Choose another model' },
  'choose-provider': { name: 'provider', label: 'Choose another provider' },
} as const satisfies Readonly<Partial<Record<FailureAction, { name: string; label: string }>>>;

function FieldButton({ field }: { field: (typeof FIELDS)[FieldAction] }) {
  const openForm = useSetAtom(isProviderFormOpenAtom);
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => openAndFocus(field.name, () => openForm(true))}
    >
      {field.label}
    </Button>
  );
}
