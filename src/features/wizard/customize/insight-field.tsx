import type { Paste } from '#domain/quotes/reading.ts';
import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { quotesAtom } from '#state/campaign/campaign.ts';
import type { AddResult } from '#state/quotes/insight.ts';
import { hasSummaryAtom } from '#state/quotes/quote-summary.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { UploadIcon } from '#ui/pictures/action-icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Muted } from '#ui/page/text.tsx';
import { visuallyHidden } from '#ui/theme/visually-hidden.ts';
import { QuoteFacts } from '../cards/quote-facts.tsx';
import { useInsight } from './use-insight.ts';

/** Content of a paste or drop. Only the HTML preserves the cells of a spreadsheet. */
function pasteOf(data: DataTransfer): Paste {
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  return html === '' ? { text } : { text, html };
}

/** Parts of the group that load after it. */
export type QuotePart = 'outcome' | 'summary';

export interface InsightFieldProps {
  /** Element id of its label. */
  labelId: string;
  /** Called once the part is shown. */
  onShown(part: QuotePart): void;
}

/** Customer feedback: typed, pasted, dropped or uploaded, then split into quotes. */
export function InsightField({ labelId, onShown }: InsightFieldProps) {
  const { text, setText, result, setResult, add, addClipboard, isReading } = useInsight();
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
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
    <Stack
      gap="3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <TextArea
        ref={field}
        id={id}
        name="insight"
        dir="auto"
        aria-labelledby={labelId}
        aria-describedby={`${id}-hint`}
        // Once there are quotes, they are what matters.
        rows={hasQuotes && text === '' ? 1 : 4}
        background={over ? 'accentSoft' : 'surface'}
        borderStyle={over ? 'dashed' : undefined}
        placeholder={
          hasQuotes ? 'Paste more' : '“The colours are lovely and it runs a little large.”'
        }
        value={text}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      <Sources>
        <PasteButton
          busy={isReading}
          onPress={() => void addClipboard(() => field.current?.focus())}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={text.trim() === ''}
          onClick={() => void add(text)}
        >
          Add as quotes
        </Button>
        <FileButton onFile={(file) => void add(file)} />
      </Sources>
      <Muted id={`${id}-hint`} hidden={hasQuotes}>
        Reviews, messages or survey answers, pasted or as a .txt, .csv or .json file. Up to 200 kB.
        Optional.
      </Muted>
      {text.trim() !== '' && (
        <Muted role="status">
          Not added yet. Add it to see what’s masked. If you leave this step, it’s added
          automatically.
        </Muted>
      )}
      <LazySummary
        result={result}
        onShown={onShown}
        onUndo={() => {
          setResult(undefined);
          field.current?.focus();
        }}
      />
    </Stack>
  );
}

/** Ways to add a text, in one row at 360 px. */
const Sources = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '@media (max-width: 419px)': { '& > button': { paddingInline: '2' } },
    '@media (max-width: 379px)': {
      '& > button > span': { textTransform: 'capitalize' },
      '& [data-rest]': { ...visuallyHidden, textTransform: 'none' },
    },
  },
});

/** Lazy-loaded with the first quote. */
const QuoteSummary = lazyPart(async () => (await import('./quote-summary.tsx')).QuoteSummary, {
  Placeholder: QuotesKept,
});

/** Outcome of the last addition, and its questions. */
const AdditionOutcome = lazyPart(
  async () => (await import('./addition-outcome.tsx')).AdditionOutcome,
);

interface LazySummaryProps {
  result: AddResult | undefined;
  onUndo(): void;
  onShown(part: QuotePart): void;
}

function LazySummary({ result, ...on }: LazySummaryProps) {
  const hasSummary = useAtomValue(hasSummaryAtom);
  const [seen, setSeen] = useState(false);
  // Stays once mounted: removed quotes can be restored.
  // A text without a quote has left-out parts, and can be undone or read another way.
  if ((hasSummary || result?.ok) && !seen) setSeen(true);
  return (
    <>
      {(seen || result) && <AdditionOutcome result={result} onShown={on.onShown} />}
      {seen && <QuoteSummary {...on} />}
    </>
  );
}

/** Placeholder until the summary has loaded. */
function QuotesKept() {
  return (
    <chakra.p fontWeight="600" fontVariantNumeric="tabular-nums">
      <QuoteFacts />
    </chakra.p>
  );
}

/** Reads the clipboard: one tap, where the field takes two. */
function PasteButton({ busy, onPress }: { busy: boolean; onPress(): void }) {
  const canPaste = useAtomValue(servicesAtom)?.sharing.canPaste() ?? false;
  if (!canPaste) return null;
  return (
    <Button variant="outline" size="sm" busy={busy} aria-busy={busy} onClick={onPress}>
      Paste
    </Button>
  );
}

function FileButton({ onFile }: { onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon size={16} />
        <span>
          <span data-rest>Choose a </span>file
        </span>
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
