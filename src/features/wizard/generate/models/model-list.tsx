import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ModelInfo } from '#services/model/model.ts';
import { providerAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';
import { arrangeModels, MOST_SHOWN } from './arrange-models.ts';
import { FailureNotice } from '../../cards/lazy-failure-notice.tsx';
import type { ListKeys, ModelsOutcome } from './model-choice.ts';
import { ModelOption } from './model-option.tsx';

interface ModelListProps {
  /** Element id that the field references in `aria-controls`. */
  id: string;
  outcome: ModelsOutcome;
  model: string;
  /** Typed since the list was opened; '' shows every model. */
  query: string;
  /** Keyboard handler: the field keeps the focus and forwards its keys. */
  keys: RefObject<ListKeys | null>;
  /** Called with the id of the option that the arrow keys have reached. */
  onActive(optionId: string | undefined): void;
  onChoose(model: string): void;
  /** Called if the URL or key has changed: the saved key may load while the list is open. */
  onUnasked(): void;
  onRetry(): void;
}

/** Popup of the model field: the provider's list, or why there is none. */
export function ModelList(props: ModelListProps) {
  const { id, outcome, onUnasked, onRetry } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome.status]);
  const askOnce = useEffectEvent(onUnasked);
  useEffect(() => {
    if (outcome.status === 'unknown') askOnce();
  }, [outcome.status]);
  return (
    <Popup ref={frame} id={outcome.status === 'listed' ? undefined : id}>
      {outcome.status === 'listed' ? (
        <Options {...props} models={outcome.models} />
      ) : outcome.status === 'failed' ? (
        <FailureNotice failure={outcome.failure}>
          <div>
            <Button variant="outline" size="sm" onClick={onRetry}>
              Reload the list
            </Button>
          </div>
        </FailureNotice>
      ) : (
        <chakra.p role="status" display="flex" gap="3" alignItems="center" padding="3">
          <Spinner />
          Loading the provider’s models…
        </chakra.p>
      )}
    </Popup>
  );
}

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '1',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    display: 'grid',
    gap: '2',
    maxHeight: 'min(380px, 48dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '2',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    boxShadow: 'float',
    // Clears the bar with the step's buttons.
    scrollMarginBottom: '112px',
  },
});

/** Number of options that Page Up and Page Down move by. */
const PAGE = 8;

function Options(props: ModelListProps & { models: readonly ModelInfo[] }) {
  const { id, models, model, query, keys, onActive, onChoose } = props;
  const provider = useAtomValue(providerAtom);
  const found = arrangeModels(models, provider.id, query);
  const shown = found.slice(0, MOST_SHOWN);
  const [activeId, setActive] = useState<string>();
  const active = shown.findIndex((it) => it.id === activeId);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => (index < 0 ? undefined : `${id}-${index}`);

  useEffect(() => {
    onActive(active < 0 ? undefined : `${id}-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [onActive, id, active]);
  useEffect(() => () => onActive(undefined), [onActive]);

  useImperativeHandle(keys, () => ({
    press({ key }: KeyboardEvent) {
      const chosen = shown[active];
      if (key === 'Enter' && chosen) onChoose(chosen.id);
      const next = nextIndex(key, active, shown.length);
      if (next !== undefined) setActive(shown[next]?.id);
      return next !== undefined || (key === 'Enter' && chosen !== undefined);
    },
  }));

  return (
    <>
      <VisuallyHidden role="status">
        {found.length === 1 ? '1 model' : `${found.length} models`}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <chakra.p id={id} padding="3">
          {models.length === 0
            ? 'The provider lists no models for this key. Type a name.'
            : 'No model in the list matches. We’ll use the name you typed.'}
        </chakra.p>
      ) : (
        <div ref={list} id={id} role="listbox" aria-label="Models for this key">
          {shown.map((it, index) => (
            <ModelOption
              key={it.id}
              id={optionId(index)}
              model={it}
              chosen={it.id === model}
              active={index === active}
              onChoose={() => onChoose(it.id)}
            />
          ))}
        </div>
      )}
      <Muted paddingInline="3" paddingBottom="1">
        {found.length > shown.length &&
          `Showing ${shown.length} of ${found.length}. Type to find others. `}
        {shown.some(({ price }) => price) &&
          'Prices are per million tokens. The context is how many tokens a model can read and write at once.'}
      </Muted>
    </>
  );
}

/**
 * Returns the index a key moves to in a list of `count`, wrapping around; undefined for a key that
 * does not move.
 */
function nextIndex(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1;
    case 'PageDown':
      return Math.min(from + PAGE, count - 1);
    case 'PageUp':
      return Math.max(from - PAGE, 0);
    default:
      return undefined;
  }
}
