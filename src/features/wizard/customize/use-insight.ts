import type { Paste } from '#domain/quotes/reading.ts';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { readClipboardAtom } from '#state/quotes/clipboard-insight.ts';
import {
  addInsightAtom,
  additionCampaignAtom,
  type AddResult,
  addTypedInsightAtom,
  insightTextAtom,
} from '#state/quotes/insight.ts';
import { leftResultAtom } from '#state/quotes/left-insight.ts';

/** State of the text field, and the outcome of the last addition. */
export function useInsight() {
  const addInsight = useSetAtom(addInsightAtom);
  const addTyped = useSetAtom(addTypedInsightAtom);
  const readClipboard = useSetAtom(readClipboardAtom);
  const [text, setText] = useAtom(insightTextAtom);
  // An addition that waits for its turn belongs to the campaign of its press.
  const campaignKey = useAtomValue(additionCampaignAtom);
  const left = useAtomValue(leftResultAtom);
  const [latest, setResult] = useState<AddResult>();
  const result = latest ?? left;

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
    inTurn(() => (source === text ? addTyped(campaignKey) : addInsight(source, campaignKey)));

  // A later press replaces a read that the browser hasn't answered. During an addition it would
  // report that it added nothing, and Undo would revert that.
  const pasting = useRef({ press: 0, isAdding: false });
  const [isReading, setReading] = useState(false);

  async function addClipboard(onRefused: () => void): Promise<void> {
    const now = pasting.current;
    if (now.isAdding) return;
    const press = ++now.press;
    setReading(true);
    const work = await readClipboard();
    if (press !== now.press) return;
    now.isAdding = true;
    const outcome = await inTurn(work).finally(() => {
      now.isAdding = false;
      setReading(false);
    });
    if (outcome?.ok === false && outcome.problem === 'refused') onRefused();
  }
  return { text, setText, result, setResult, add, addClipboard, isReading };
}
