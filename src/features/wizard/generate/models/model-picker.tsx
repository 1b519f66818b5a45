import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { generationAtom, requestBaseUrlAtom } from '#state/generation/current.ts';
import { baseUrlAtom, keyHintAtom, modelNameAtom } from '#state/provider/provider.ts';
import { listModelsAtom } from '#state/provider/provider-test.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../../cards/lazy-failure-notice.tsx';
import type { ListKeys, ModelsOutcome } from './model-choice.ts';
import type { TypedKey } from '../provider/typed-key.ts';

const ModelList = lazyPart(async () => (await import('./model-list.tsx')).ModelList);
const Tested = lazyPart(async () => (await import('../provider/tested-model.tsx')).TestedModel);

/** The latest request for the list. `isTest`: the user asked to test the key. */
type Answer = { of: string; isTest: boolean; outcome: ModelsOutcome };

/**
 * Model name: free text, or a choice from the provider's list. The field is a combobox per the ARIA
 * Authoring Practices; its list is lazy-loaded and requested on first opening.
 */
export function ModelPicker({ typedKey }: { typedKey: TypedKey }) {
  const [model, setModel] = useAtom(modelNameAtom);
  const hint = useAtomValue(keyHintAtom);
  const hasKey = hint !== undefined || typedKey.text.trim() !== '';
  const { outcome, isTest, ask } = useAnswer(typedKey);
  const isTesting = isTest && outcome.status === 'asking';

  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<ListKeys>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function open() {
    setOpen(true);
    if (outcome.status === 'unknown' || outcome.status === 'failed') void ask(false);
  }

  function close() {
    setOpen(false);
    setQuery('');
  }

  function onKeyDown(event: KeyboardEvent) {
    const opens = !isOpen && /^Arrow(Up|Down)$/.test(event.key);
    if (opens) open();
    if (opens || (isOpen && keys.current?.press(event))) event.preventDefault();
  }

  function onEscape(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    field.current?.focus();
    close();
  }

  useListWhenModelIsGone(hasKey, () => void ask(true));

  return (
    <Stack gap="3">
      <chakra.div
        position="relative"
        onKeyDown={onEscape}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        <TextField
          ref={field}
          label="Model"
          name="model"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? activeId : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={model}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setModel(target.value);
            if (!isOpen && outcome.status !== 'listed') return;
            setQuery(target.value);
            setOpen(true);
          }}
          after={
            <PickerButtons
              isOpen={isOpen}
              onToggle={() => {
                field.current?.focus();
                if (isOpen) close();
                else open();
              }}
              hasKey={hasKey}
              isTesting={isTesting}
              onTest={() => void ask(true)}
            />
          }
        />
        {isOpen && (
          <ModelList
            id={`${id}-list`}
            outcome={outcome}
            model={model}
            query={query}
            keys={keys}
            onActive={setActiveId}
            onChoose={(chosen) => {
              setModel(chosen);
              close();
            }}
            onUnasked={() => void ask(false)}
            onRetry={() => {
              // The button is about to be removed.
              field.current?.focus();
              void ask(false);
            }}
          />
        )}
      </chakra.div>
      <Muted id={`${id}-hint`}>Choose from the provider’s list, or type a name.</Muted>
      {isTest && outcome.status === 'listed' && <Tested models={outcome.models} model={model} />}
      {isTest && outcome.status === 'failed' && <FailureNotice failure={outcome.failure} />}
    </Stack>
  );
}

interface PickerButtonsProps {
  isOpen: boolean;
  onToggle: () => void;
  hasKey: boolean;
  isTesting: boolean;
  onTest: () => void;
}

function PickerButtons({ isOpen, onToggle, hasKey, isTesting, onTest }: PickerButtonsProps) {
  const hasBaseUrl = useAtomValue(baseUrlAtom) !== undefined;
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label="Show models"
        aria-expanded={isOpen}
        disabled={!hasBaseUrl}
        // Keeps the focus in the field, and a phone's keyboard as it is.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onToggle}
      >
        <ChevronDownIcon />
      </Button>
      <Button
        variant="outline"
        disabled={!hasKey || !hasBaseUrl || isTesting}
        busy={isTesting}
        onClick={onTest}
      >
        Test
      </Button>
    </>
  );
}

/** The latest answer of the provider. It is valid only for the URL and key it was requested with. */
function useAnswer(typedKey: TypedKey) {
  const baseUrl = useAtomValue(baseUrlAtom);
  const hint = useAtomValue(keyHintAtom);
  const listModels = useSetAtom(listModelsAtom);
  const asked = [baseUrl, typedKey.text, hint].join('\n');
  const [answer, setAnswer] = useState<Answer>();
  const known = answer?.of === asked ? answer : undefined;

  async function ask(isTest: boolean) {
    const question: Answer = { of: asked, isTest, outcome: { status: 'asking' } };
    setAnswer(question);
    const list = await listModels(typedKey.take());
    const ended: ModelsOutcome = list.ok
      ? { status: 'listed', models: list.models }
      : { status: 'failed', failure: list.failure };
    // Ignores the reply if a newer request was sent meanwhile.
    setAnswer((latest) => (latest === question ? { ...question, outcome: ended } : latest));
  }

  const outcome: ModelsOutcome = known?.outcome ?? { status: 'unknown' };
  return { outcome, isTest: known?.isTest === true, ask };
}

/**
 * Opens the provider's list after a generation failed with an unknown model, once the key is known;
 * requesting the list is free.
 */
function useListWhenModelIsGone(hasKey: boolean, list: () => void): void {
  const generation = useAtomValue(generationAtom);
  const isChosen = useAtomValue(requestBaseUrlAtom) === useAtomValue(baseUrlAtom);
  const hint = useAtomValue(keyHintAtom);
  const isGone =
    isChosen && generation.status === 'failed' && generation.failure.kind === 'model-not-found';
  const show = useEffectEvent(() => {
    if (hasKey) list();
  });
  useEffect(() => {
    if (isGone) show();
  }, [isGone, hint]);
}
