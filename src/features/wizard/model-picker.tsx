import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#domain/failure.ts';
import type { ModelInfo } from '#services/model/model.ts';
import { generationAtom } from '#state/generation.ts';
import { baseUrlAtom, keyHintAtom, modelNameAtom } from '#state/provider.ts';
import { listModelsAtom } from '#state/provider-test.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from './late-failure-notice.tsx';

type Outcome =
  | { status: 'untested' }
  | { status: 'testing' }
  | { status: 'listed'; models: readonly ModelInfo[] }
  | { status: 'failed'; failure: Failure };

/** The model's name, offered from the provider's own list once the key has been tested. */
export function ModelPicker({ typedKey }: { typedKey: string }) {
  const [model, setModel] = useAtom(modelNameAtom);
  const baseUrl = useAtomValue(baseUrlAtom);
  const hint = useAtomValue(keyHintAtom);
  const hasKey = hint !== undefined || typedKey.trim() !== '';
  const listModels = useSetAtom(listModelsAtom);
  // An outcome holds for the address and the key it was asked with.
  const asked = [baseUrl, typedKey, hint].join('\n');
  const [tested, setTested] = useState<{ of: string; outcome: Outcome }>();
  const outcome: Outcome = tested && tested.of === asked ? tested.outcome : { status: 'untested' };

  async function test() {
    setTested({ of: asked, outcome: { status: 'testing' } });
    const list = await listModels(typedKey);
    setTested({
      of: asked,
      outcome: list.ok
        ? { status: 'listed', models: list.models }
        : { status: 'failed', failure: list.failure },
    });
  }

  useListWhenModelIsGone(() => void test());

  return (
    <chakra.div display="grid" gap="3">
      <TextField
        label="Model"
        name="model"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={model}
        onChange={(event) => setModel(event.target.value)}
        hint="Test the key to choose from the provider’s list."
        after={
          <Button
            variant="outline"
            disabled={!hasKey || baseUrl === undefined || outcome.status === 'testing'}
            busy={outcome.status === 'testing'}
            onClick={() => void test()}
          >
            Test
          </Button>
        }
      />
      {outcome.status === 'listed' && (
        <>
          <ModelSelect models={outcome.models} model={model} onChoose={setModel} />
          <Listed models={outcome.models} model={model} />
        </>
      )}
      {outcome.status === 'failed' && <FailureNotice failure={outcome.failure} />}
    </chakra.div>
  );
}

/** A generation that found no such model leads straight to the list; asking for it is free. */
function useListWhenModelIsGone(list: () => void): void {
  const generation = useAtomValue(generationAtom);
  const isGone = generation.status === 'failed' && generation.failure.kind === 'model-not-found';
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    if (isGone) latest.current();
  }, [isGone]);
}

interface ModelSelectProps {
  models: readonly ModelInfo[];
  model: string;
  onChoose(model: string): void;
}

function ModelSelect({ models, model, onChoose }: ModelSelectProps) {
  const known = models.some(({ id }) => id === model);
  return (
    <Select
      aria-label="Models of this key"
      value={known ? model : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!known && (
        <option value="" disabled>
          Choose one of {models.length} models
        </option>
      )}
      {models.map(({ id }) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </Select>
  );
}

function Listed({ models, model }: { models: readonly ModelInfo[]; model: string }) {
  const chosen = models.find(({ id }) => id === model);
  if (!chosen) {
    return (
      <Notice tone="warning" title="The key works; this model is not in the list">
        <p>Choose another from the list above, or keep the name you typed.</p>
      </Notice>
    );
  }
  if (chosen.shutdownDate) {
    return (
      <Notice tone="warning" title="The key works; this model is being retired">
        <p>The provider switches it off on {chosen.shutdownDate}. Pick a newer one in time.</p>
      </Notice>
    );
  }
  return <Notice tone="success" title="The key works and the model is there" />;
}
