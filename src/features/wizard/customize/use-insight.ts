import { useAtom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Paste } from '#domain/insight/paste/read-quotes.ts';
import { readClipboardAtom } from '#state/clipboard-insight.ts';
import {
  addInsightAtom,
  type AddResult,
  addTypedInsightAtom,
  insightTextAtom,
} from '#state/insight.ts';

/** State of the text field, and the outcome of the last addition. */
export function useInsight() {
  const addInsight = useSetAtom(addInsightAtom);
  const addTyped = useSetAtom(addTypedInsightAtom);
  const readClipboard = useSetAtom(readClipboardAtom);
  const [text, setText] = useAtom(insightTextAtom);
  const [result, setResult] = useState<AddResult>();

  // One at a time, so that the displayed result belongs to the latest addition.
  const adding = useRef<Promise<unknown>>(Promise.resolve());

  function inTurn(work: () => Promise<AddResult | undefined>) {
    const added = adding.current.then(async () => {
      const outcome = await work();
      setResult(outcome);
      return outcome;
    });
    adding.current = added.catch(() => undefined);
    return added;
  }
  const add = (source: string | Paste | Blob) =>
    inTurn(() => (source === text ? addTyped() : addInsight(source)));

  // A second press would report that it added nothing, and Undo would revert that.
  const isPasting = useRef(false);

  async function addClipboard(onRefused: () => void): Promise<void> {
    if (isPasting.current) return;
    isPasting.current = true;
    const outcome = await readClipboard()
      .then(inTurn)
      .finally(() => {
        isPasting.current = false;
      });
    if (outcome?.ok === false && outcome.problem === 'refused') onRefused();
  }
  return { text, setText, result, setResult, add, addClipboard };
}
