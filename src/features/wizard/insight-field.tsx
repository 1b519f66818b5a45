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
import { campaignAtom } from '#state/campaign.ts';
import type { InsightProblem } from '#services/insight/insight.ts';
import {
  addInsightAtom,
  type AddResult,
  addTypedInsightAtom,
  insightTextAtom,
} from '#state/insight.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { UploadGlyph } from '#ui/glyphs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted } from '#ui/text.tsx';

/** What customers said: typed, pasted, dropped or chosen, and split into single quotes. */
export function InsightField() {
  const { text, setText, result, add } = useInsight();
  const [over, setOver] = useState(false);
  const id = useId();

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    // A few pasted words belong into the sentence being typed; several lines are a source.
    if (text.trim() !== '' || !pasted.includes('\n')) return;
    event.preventDefault();
    void add(pasted);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    void add(file ?? event.dataTransfer.getData('text/plain'));
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
      <Outcome result={result} />
      <LazyQuoteInsight />
    </chakra.div>
  );
}

/** Needed with the first quote. */
const QuoteInsight = lazy(async () => {
  try {
    return { default: (await import('./quote-insight.tsx')).QuoteInsight };
  } catch {
    return { default: QuotesKept };
  }
});

function LazyQuoteInsight() {
  const { quotes } = useAtomValue(campaignAtom);
  const [seen, setSeen] = useState(false);
  // Stays once it has been there: what was removed can be brought back.
  if (quotes.length > 0 && !seen) setSeen(true);
  return (
    seen && (
      <Suspense fallback={<QuotesKept />}>
        <QuoteInsight />
      </Suspense>
    )
  );
}

/** Until the list of quotes is there, and in its place when it cannot be loaded. */
function QuotesKept() {
  const { quotes } = useAtomValue(campaignAtom);
  return (
    <chakra.p fontWeight="600" fontVariantNumeric="tabular-nums">
      {quotes.length} {quotes.length === 1 ? 'quote' : 'quotes'}
    </chakra.p>
  );
}

/** The text being typed and what became of the last addition. */
function useInsight() {
  const addInsight = useSetAtom(addInsightAtom);
  const addTyped = useSetAtom(addTypedInsightAtom);
  const [text, setText] = useAtom(insightTextAtom);
  const [result, setResult] = useState<AddResult>();
  // Whoever leaves the step with text in the field meant it.
  useEffect(() => () => void addTyped(), [addTyped]);

  // One after the other, so that what is said last is of what came last.
  const adding = useRef(Promise.resolve());

  function add(source: string | Blob) {
    adding.current = adding.current
      .catch(() => undefined)
      .then(async () => setResult(source === text ? await addTyped() : await addInsight(source)));
    return adding.current;
  }
  return { text, setText, result, add };
}

function FileButton({ onFile }: { onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <UploadGlyph size={16} />
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
          // So that choosing the same file again is heard.
          event.target.value = '';
        }}
      />
    </>
  );
}

const PROBLEMS: Record<InsightProblem, string> = {
  'too-large': 'That is more than 200 kB. Take a part of it; nothing here has changed.',
  binary: 'This is not a text file. Use .txt, .csv or .json; nothing here has changed.',
  empty: 'There are no words in it. Nothing here has changed.',
  unreadable: 'It could not be read this time. Try again; nothing here has changed.',
};

function Outcome({ result }: { result: AddResult | undefined }) {
  if (!result) return null;
  if (!result.ok) {
    return (
      <Notice tone="error" title="Nothing was added">
        <p>{PROBLEMS[result.problem]}</p>
      </Notice>
    );
  }
  const known = result.known > 0 ? ` ${result.known} were there already.` : '';
  return (
    <Muted role="status">
      Added {result.added} {result.added === 1 ? 'quote' : 'quotes'}.{known}
    </Muted>
  );
}
