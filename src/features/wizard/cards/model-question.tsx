import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { isFree } from '#domain/providers/prices.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { sayQuestionCost } from '#domain/providers/question-cost.ts';
import { priceAtom } from '#state/provider/cost.ts';
import {
  findObstacleAtom,
  type Obstacle,
  type QuestionRequest,
} from '#state/questions/model-question.ts';
import { needsQueueAtom } from '#state/jobs/network.ts';
import { baseUrlAtom, keptKeyAtom, modelNameAtom, watchKeyAtom } from '#state/provider/provider.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** `where`: the place of the provider and its key. */
const reasonFor = (obstacle: Obstacle, where: string): string =>
  ({
    offline: 'You’re offline. You can ask your model when you’re back online.',
    'no-key': `It needs a key: save one for your provider ${where}.`,
    locked: `Your key is locked: enter its passphrase ${where}.`,
    'no-provider': `It needs a provider: choose one ${where}.`,
  })[obstacle];

interface AskButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  obstacle: Obstacle | 'none' | undefined;
  /** Reason why the model can't answer now, other than an obstacle. */
  busy: string | undefined;
  onOffer(): Promise<unknown>;
  /** Place of the provider and its key, if that is not the Generate step. */
  where?: string;
  /** Further buttons in its row. */
  children?: ReactNode;
}

/** Opens a question to the user's model: counts its cost, and sends nothing. */
export function AskButton({ ref, label, obstacle, busy, onOffer, ...props }: AskButtonProps) {
  const { where = 'in the Generate step', children } = props;
  const [isCounting, setCounting] = useState(false);
  const note = useId();
  async function count() {
    setCounting(true);
    await onOffer();
    setCounting(false);
  }
  const isReady = obstacle === 'none' && !isCounting && busy === undefined;
  return (
    <Stack gap="2" justifyItems="start">
      <Cluster gap="2">
        <Button
          ref={ref}
          variant="outline"
          size="sm"
          busy={isCounting}
          disabled={!isReady}
          aria-describedby={note}
          onClick={() => void count()}
        >
          {label}
        </Button>
        {children}
      </Cluster>
      <Muted id={note}>{busy ?? noteOn(obstacle, where)}</Muted>
    </Stack>
  );
}

const noteOn = (obstacle: Obstacle | 'none' | undefined, where: string): string =>
  obstacle === undefined || obstacle === 'none'
    ? 'One more request, to the model you chose. You see its cost before anything is sent.'
    : reasonFor(obstacle, where);

/** Checked again when the provider, the key or the network changes; undefined until known. */
export function useObstacle(): Obstacle | 'none' | undefined {
  const find = useSetAtom(findObstacleAtom);
  const watchKey = useSetAtom(watchKeyAtom);
  const isAway = useAtomValue(needsQueueAtom);
  const baseUrl = useAtomValue(baseUrlAtom);
  const key = useAtomValue(keptKeyAtom);
  const [obstacle, setObstacle] = useState<Obstacle | 'none'>();
  useEffect(() => watchKey(), [watchKey]);
  useEffect(() => {
    let isWanted = true;
    async function look() {
      const found = await find();
      if (isWanted) setObstacle(found ?? 'none');
    }
    void look();
    return () => {
      isWanted = false;
    };
  }, [find, isAway, baseUrl, key]);
  return obstacle;
}

/** Runs `drop` after a change of provider or model: the one asked is no longer selected. */
export function useOnModelChange(drop: () => void): void {
  const baseUrl = useAtomValue(baseUrlAtom);
  const model = useAtomValue(modelNameAtom);
  useEffect(() => drop(), [drop, baseUrl, model]);
}

interface OfferProps {
  request: QuestionRequest<object>;
  /** Copy that names the parts sent to a provider, by the name of the provider. */
  told: (provider: string) => ReactNode;
  ask: string;
  onAsk(): void;
  onCancel(): void;
}

/** The cost of a question, before anything is sent. */
export function Offer({ request, told, ask, onAsk, onCancel }: OfferProps) {
  const price = useAtomValue(priceAtom);
  const { id, name } = providerAt(request.baseUrl);
  const cost = sayQuestionCost({ tokens: request.tokens, price, isFree: isFree(id) });
  return (
    <Stack gap="3">
      <chakra.p role="status">{cost}</chakra.p>
      <Muted>{told(name)} This is an estimate.</Muted>
      <chakra.div display="flex" gap="2">
        <Button size="sm" onClick={() => onAsk()}>
          {ask}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onCancel()}>
          Cancel
        </Button>
      </chakra.div>
    </Stack>
  );
}

interface RunningProps {
  children: ReactNode;
  onStop(): void;
}

/** Progress of a question, with Stop. */
export function Running({ children, onStop }: RunningProps) {
  return (
    <Cluster alignItems="center" gap="3">
      <chakra.span role="status">{children}</chakra.span>
      <Button variant="outline" size="sm" onClick={() => onStop()}>
        Stop
      </Button>
    </Cluster>
  );
}
