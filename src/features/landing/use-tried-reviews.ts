import { useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionAtom } from '#state/account/session.ts';
import {
  dropTriedAtom,
  findTriedAtom,
  keepTriedAtom,
  prepareTriedAtom,
  readTriedAtom,
  type TriedReading,
} from '#state/quotes/tried-reviews.ts';

export interface TriedProps {
  readonly text: string;
  /** Changes the text in the field. */
  onText(change: (text: string) => string): void;
  /** Called with whether there are quotes in the text. */
  onFound(hasQuotes: boolean): void;
}

/** Pause in typing after which the text is read, in milliseconds. */
const PAUSE_MS = 300;

/** True for a text that the reader has not seen: its script did not load, or it gave up. */
export const isUnread = (reading: TriedReading | undefined): boolean =>
  reading?.ok === false && reading.problem === 'unreadable';

/** Reads the text whenever the visitor pauses. */
export function useReading(text: string) {
  const prepare = useSetAtom(prepareTriedAtom);
  const read = useSetAtom(readTriedAtom);
  const [last, setLast] = useState<{ readonly text: string; readonly reading: TriedReading }>();
  const isEmpty = text.trim() === '';
  const isRead = last?.text === text;
  useEffect(prepare, [prepare]);
  useEffect(() => {
    if (isEmpty || isRead) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void read(text).then((reading) => isWanted && setLast({ text, reading }));
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, isEmpty, isRead, read]);

  const retry = useCallback(() => setLast(undefined), []);
  const reading = isEmpty ? undefined : last?.reading;
  const hasFailed = isUnread(reading);
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return { reading, isBusy: !isEmpty && !isRead, retry };
}

/** Tells if the device keeps the text; `stuck` if it did not remove an earlier one. */
export type Keeping = 'kept' | 'refused' | 'stuck';

interface Kept extends Pick<TriedProps, 'text' | 'onText'> {
  /** True until the text is read. */
  readonly isBusy: boolean;
  /** True if there is something to write a post from. */
  readonly isWorth: boolean;
}

/** Keeps the text on the device, and shows again what it kept. */
export function useKept({ text, onText, isBusy, isWorth }: Kept) {
  const store = useStore();
  const find = useSetAtom(findTriedAtom);
  const keep = useSetAtom(keepTriedAtom);
  const drop = useSetAtom(dropTriedAtom);
  const [keeping, setKeeping] = useState<Keeping>();
  /** The text that is on the device, or about to be. */
  const stored = useRef('');

  useEffect(() => {
    void find().then((found) => {
      if (found === undefined) return undefined;
      stored.current = found;
      setKeeping('kept');
      // Something may be typed by now; a browser may have put the same text back.
      onText((typed) => (found.includes(typed.trim()) ? found : `${found}\n\n${typed}`));
      return undefined;
    });
  }, [find, onText]);

  const remove = useCallback(async () => {
    stored.current = '';
    setKeeping((await drop()) ? undefined : 'stuck');
  }, [drop]);

  useEffect(() => {
    if (isBusy || text === stored.current) return;
    if (isWorth) {
      stored.current = text;
      void keep(text).then((isKept) => {
        // A later text has an answer of its own.
        if (stored.current !== text) return undefined;
        setKeeping(isKept ? 'kept' : 'refused');
        if (!isKept) stored.current = '';
        return undefined;
      });
    } else if (stored.current !== '') void remove();
  }, [text, isBusy, isWorth, keep, remove]);

  const latest = useRef({ text, isBusy, keeping });
  useEffect(() => {
    latest.current = { text, isBusy, keeping };
  });
  useEffect(
    () => () => {
      const last = latest.current;
      const isSignedOut = store.get(sessionAtom).status === 'out';
      // Not read yet, or removed by a page that shows a later form of it.
      if (last.text.trim() !== '' && (last.isBusy || (isSignedOut && last.keeping === 'kept')))
        void keep(last.text);
    },
    [store, keep],
  );
  return { keeping, remove };
}

/** Milliseconds after which a reading is announced, and said to be slow. */
const WAITS = [300, 5000] as const;

/** Number of waits that have passed: 0, 1 or 2. */
export function useWait(isBusy: boolean): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timers = WAITS.map((ms, index) => setTimeout(() => setPassed(index + 1), ms));
    return () => {
      timers.forEach(clearTimeout);
      setPassed(0);
    };
  }, [isBusy]);
  return passed;
}
