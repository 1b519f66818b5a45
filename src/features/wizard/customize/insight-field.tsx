import { chakra } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import {
  type ClipboardEvent,
  type DragEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Paste } from '#domain/insight/paste/read-quotes.ts';
import { campaignAtom } from '#state/campaign.ts';
import {
  addInsightAtom,
  type AddResult,
  addTypedInsightAtom,
  insightTextAtom,
} from '#state/insight.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { UploadIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Muted } from '#ui/text.tsx';

/** Content of a paste or drop. Only the HTML preserves the cells of a spreadsheet. */
function pasteOf(data: DataTransfer): Paste {
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  return html === '' ? { text } : { text, html };
}

/** Customer feedback: typed, pasted, dropped or uploaded, then split into quotes. */
export function InsightField() {
  const { text, setText, result, setResult, add } = useInsight();
  const [over, setOver] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  function onPaste(event: ClipboardEvent) {
    const pasted = pasteOf(event.clipboardData);
    // A few pasted words belong to the sentence being typed; several lines or cells are a source.
    if (text.trim() !== '' || !(pasted.text.includes('\n') || pasted.text.includes('\t'))) return;
    event.preventDefault();
    void add(pasted);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    void add(file ?? pasteOf(event.dataTransfer));
  }

  return (
    <chakra.div
      display="grid"
      gap="3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <chakra.label htmlFor={id} fontWeight="600">
        What customers said
      </chakra.label>
      <Muted id={`${id}-hint`}>
        Paste reviews, messages or survey answers, or drop a .txt, .csv or .json file. Up to 200 kB.
        Optional.
      </Muted>
      <TextArea
        ref={field}
        id={id}
        name="insight"
        dir="auto"
        aria-describedby={`${id}-hint`}
        rows={4}
        background={over ? 'accentSoft' : 'surface'}
        borderStyle={over ? 'dashed' : undefined}
        placeholder={'“The colours are lovely and it runs a little large.”'}
        value={text}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          size="sm"
          disabled={text.trim() === ''}
          onClick={() => void add(text)}
        >
          Add as quotes
        </Button>
        <FileButton onFile={(file) => void add(file)} />
      </chakra.div>
      {text.trim() !== '' && (
        <Muted role="status">
          Not added yet. Add it to see what’s masked. If you leave this step, it’s added
          automatically.
        </Muted>
      )}
      <LazyQuoteInsight
        result={result}
        onUndo={() => {
          setResult(undefined);
          field.current?.focus();
        }}
      />
    </chakra.div>
  );
}

/** Lazy-loaded with the first quote. */
const QuoteInsight = lazy(async () => {
  try {
    return { default: (await import('./quote-insight.tsx')).QuoteInsight };
  } catch {
    return { default: QuotesKept };
  }
});

/** Parts left out of the last addition, and its questions. */
const AdditionOutcome = lazyPart(
  async () => (await import('./addition-outcome.tsx')).AdditionOutcome,
);

function LazyQuoteInsight(outcome: { result: AddResult | undefined; onUndo(): void }) {
  const { quotes } = useAtomValue(campaignAtom);
  const [seen, setSeen] = useState(false);
  // Stays once mounted: removed quotes can be restored.
  if (quotes.length > 0 && !seen) setSeen(true);
  return (
    <>
      {(seen || outcome.result) && <AdditionOutcome {...outcome} />}
      {seen && (
        <Suspense fallback={<QuotesKept />}>
          <QuoteInsight />
        </Suspense>
      )}
    </>
  );
}

/** Fallback while the list of quotes loads, or if its chunk fails to load. */
function QuotesKept() {
  const { quotes } = useAtomValue(campaignAtom);
  return (
    <chakra.p fontWeight="600" fontVariantNumeric="tabular-nums">
      {quotes.length} {quotes.length === 1 ? 'quote' : 'quotes'}
    </chakra.p>
  );
}

/** State of the text field, and the outcome of the last addition. */
function useInsight() {
  const addInsight = useSetAtom(addInsightAtom);
  const addTyped = useSetAtom(addTypedInsightAtom);
  const [text, setText] = useAtom(insightTextAtom);
  const [result, setResult] = useState<AddResult>();
  // Leaving the step with text in the field adds it.
  useEffect(() => () => void addTyped(), [addTyped]);

  // One at a time, so that the displayed result belongs to the latest addition.
  const adding = useRef(Promise.resolve());

  function add(source: string | Paste | Blob) {
    adding.current = adding.current
      .catch(() => undefined)
      .then(async () => setResult(source === text ? await addTyped() : await addInsight(source)));
    return adding.current;
  }
  return { text, setText, result, setResult, add };
}

function FileButton({ onFile }: { onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon size={16} />
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.json,text/plain,text/csv,application/json"
        aria-label="Choose a file with customer feedback"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Otherwise choosing the same file again would fire no event.
          event.target.value = '';
        }}
      />
    </>
  );
}
