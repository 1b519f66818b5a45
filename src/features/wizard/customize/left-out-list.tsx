import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { LeftOutPart } from '#domain/quotes/addition.ts';
import type { LeftOutReason } from '#domain/quotes/reading.ts';
import { leftOutAtom, restorePartAtom } from '#state/quotes/additions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { ChevronDownIcon } from '#ui/pictures/icons.tsx';
import { Muted } from '#ui/page/text.tsx';

const GROUPS = [
  'Replies, repeats and no permission',
  'Greetings and signatures',
  'Names, dates and ratings',
  'Headings, buttons and other text',
] as const;

const [SPOKEN, FORMULAS, FACTS, PAGE] = GROUPS;

/** The group that a part is listed in, and the words for its reason. */
const REASONS: Record<LeftOutReason, readonly [group: (typeof GROUPS)[number], words: string]> = {
  reply: [SPOKEN, 'Reply from the business'],
  own: [SPOKEN, 'Your side'],
  repeated: [SPOKEN, 'Repeated'],
  consent: [SPOKEN, 'No permission'],
  greeting: [FORMULAS, 'Greeting'],
  signature: [FORMULAS, 'Signature'],
  name: [FACTS, 'Name or time'],
  date: [FACTS, 'Date'],
  rating: [FACTS, 'Rating'],
  detail: [FACTS, 'Detail'],
  heading: [PAGE, 'Heading'],
  button: [PAGE, 'Button'],
  system: [PAGE, 'App notice'],
  column: [PAGE, 'Other column'],
  other: [PAGE, 'Other text'],
};

/** Number of parts that are listed without groups, and of those shown before the user asks for all. */
const FEW = 4;
const PREVIEW = 50;

/** Pasted parts that are not quotes. Each can be turned into one. */
export function LeftOutList() {
  const parts = useAtomValue(leftOutAtom);
  const restore = useSetAtom(restorePartAtom);
  const [status, setStatus] = useState('');
  const { list, summary, remember } = useFocusAfterRestore(parts);
  if (parts.length === 0) return status === '' ? null : <Muted role="status">{status}</Muted>;
  const onRestore = (id: string) => {
    remember();
    setStatus(
      restore(id) ? 'Added as a quote.' : 'There’s no room for it. The limit is 200 kB in total.',
    );
  };
  return (
    <Fold ref={summary} title={`Left out (${parts.length})`}>
      <Muted>Not used as quotes. Restore what is one.</Muted>
      <Muted role="status">{status}</Muted>
      <chakra.div ref={list}>
        {parts.length <= FEW ? (
          <Parts title="Left out" parts={parts} onRestore={onRestore} />
        ) : (
          GROUPS.map((title) => {
            const own = parts.filter(({ why }) => REASONS[why][0] === title);
            return (
              own.length > 0 && (
                <Fold key={title} title={`${title} (${own.length})`}>
                  <Parts title={title} parts={own} onRestore={onRestore} />
                </Fold>
              )
            );
          })
        )}
      </chakra.div>
    </Fold>
  );
}

function Fold({
  ref,
  title,
  children,
}: {
  ref?: Ref<HTMLElement>;
  title: string;
  children: ReactNode;
}) {
  return (
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        ref={ref}
        display="inline-flex"
        alignItems="center"
        gap="1"
        fontWeight="600"
        fontSize="sm"
        minHeight="11"
        fontVariantNumeric="tabular-nums"
      >
        {title}
        <ChevronDownIcon />
      </chakra.summary>
      {children}
    </chakra.details>
  );
}

interface PartsProps {
  title: string;
  parts: readonly LeftOutPart[];
  onRestore(id: string): void;
}

function Parts({ title, parts, onRestore }: PartsProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? parts : parts.slice(0, PREVIEW);
  return (
    <>
      <chakra.ul
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        marginBlock="1"
        maxHeight="420px"
        overflowY="auto"
        tabIndex={0}
        aria-label={title}
        background="surface"
        borderWidth="1px"
        borderColor="hairline"
        borderRadius="card"
      >
        {shown.map((part) => (
          <Part key={part.id} part={part} onRestore={() => onRestore(part.id)} />
        ))}
      </chakra.ul>
      {parts.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          Show all {parts.length}
        </Button>
      )}
    </>
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
        <Muted>{REASONS[part.why][1]}</Muted>
      </chakra.div>
      <Button variant="quiet" size="sm" aria-label={`Restore: ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </chakra.li>
  );
}

/** More than three lines hold on any screen, in UTF-16 units. */
const LONGEST_SHOWN = 600;

/** Focuses the next part after Restore, or the summary if none is left. */
function useFocusAfterRestore(parts: readonly LeftOutPart[]) {
  const list = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  const restoredAt = useRef(0);
  const shown = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])].filter((button) =>
      button.checkVisibility(),
    );
  useFocusAfter(parts, () => shown()[restoredAt.current] ?? shown().at(-1) ?? summary.current);
  const remember = () => {
    restoredAt.current = shown().findIndex((button) => button === document.activeElement);
  };
  return { list, summary, remember };
}
