import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { LeftOutPart } from '#domain/quotes/addition.ts';
import type { LeftOutReason } from '#domain/quotes/reading.ts';
import { leftOutAtom, restorePartAtom } from '#state/quotes/additions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Number of parts shown before the user asks for all. */
const PREVIEW = 50;

/** Pasted parts that are not quotes. Each can be turned into one. */
export function LeftOutList() {
  const parts = useAtomValue(leftOutAtom);
  const restore = useSetAtom(restorePartAtom);
  const [isAll, setAll] = useState(false);
  const [status, setStatus] = useState('');
  const { list, summary, remember } = useFocusAfterRestore(parts);
  if (parts.length === 0) return status === '' ? null : <Muted role="status">{status}</Muted>;
  const shown = isAll ? parts : parts.slice(0, PREVIEW);
  return (
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        ref={summary}
        display="inline-flex"
        alignItems="center"
        gap="1"
        cursor="pointer"
        fontWeight="600"
        fontSize="sm"
        minHeight="11"
        fontVariantNumeric="tabular-nums"
      >
        Left out ({parts.length})
        <ChevronDownIcon />
      </chakra.summary>
      <Muted>Not used as quotes: headings, buttons, dates, signatures and your own replies.</Muted>
      <Muted role="status">{status}</Muted>
      <chakra.ul
        ref={list}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        marginTop="3"
        maxHeight="420px"
        overflowY="auto"
        tabIndex={0}
        aria-label="Left out"
        background="surface"
        borderWidth="1px"
        borderColor="hairline"
        borderRadius="card"
      >
        {shown.map((part, index) => (
          <Part
            key={part.id}
            part={part}
            onRestore={() => {
              remember(index);
              const isDone = restore(part.id);
              setStatus(
                isDone
                  ? 'Added as a quote.'
                  : 'There’s no room for it. The limit is 200 kB in total.',
              );
            }}
          />
        ))}
      </chakra.ul>
      {parts.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          Show all {parts.length}
        </Button>
      )}
    </chakra.details>
  );
}

function Part({ part, onRestore }: { part: LeftOutPart; onRestore(): void }) {
  const name = part.text.length > 60 ? `${part.text.slice(0, 60)}…` : part.text;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      paddingInline="4"
      paddingBlock="1"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div flex="1" minWidth="0" fontSize="sm">
        <chakra.p dir="auto" lineClamp="3" overflowWrap="anywhere" whiteSpace="pre-line">
          {part.text.slice(0, LONGEST_SHOWN)}
        </chakra.p>
        <Muted>{REASONS[part.why]}</Muted>
      </chakra.div>
      <Button variant="quiet" size="sm" aria-label={`Restore: ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </chakra.li>
  );
}

/** More than three lines hold on any screen, in UTF-16 units. */
const LONGEST_SHOWN = 600;

const REASONS: Record<LeftOutReason, string> = {
  heading: 'Heading',
  button: 'Button',
  date: 'Date',
  name: 'Name or time',
  rating: 'Rating',
  detail: 'Detail',
  greeting: 'Greeting',
  signature: 'Signature',
  reply: 'Reply from the business',
  own: 'Your side',
  system: 'App notice',
  repeated: 'Repeated',
  column: 'Other column',
  consent: 'No permission',
  other: 'Other text',
};

/** Focuses the next part after Restore, or the summary if none is left. */
function useFocusAfterRestore(parts: readonly LeftOutPart[]) {
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLElement>(null);
  const restoredAt = useRef(0);
  useFocusAfter(parts, () => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    return buttons[restoredAt.current] ?? buttons.at(-1) ?? summary.current;
  });
  return { list, summary, remember: (index: number) => void (restoredAt.current = index) };
}
