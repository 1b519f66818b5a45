import { chakra } from '@chakra-ui/react';
import { type ReactNode, startTransition, useId, useOptimistic } from 'react';
import { useFolding } from '../behaviour/folding.ts';
import { ChevronDownIcon } from '../pictures/icons.tsx';

interface FoldProps {
  title: string;
  /** Element id of the title, for a field that it labels. */
  titleId?: string;
  /** Shown while closed, in place of the content. */
  answer: ReactNode;
  /** Marks the answer: something required is missing. */
  isMissing?: boolean;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  children: ReactNode;
}

/** Group of fields that folds to its answer. Its content is mounted only while it is open. */
export function Fold({ children, ...heading }: FoldProps) {
  const { panel, isMounted } = useFolding(heading.isOpen);
  const id = useId();
  return (
    <Root>
      <h2>
        <Toggle panelId={isMounted ? id : undefined} {...heading} />
      </h2>
      {isMounted && (
        <div ref={panel} id={id} inert={!heading.isOpen}>
          <div data-content>{children}</div>
        </div>
      )}
    </Root>
  );
}

type ToggleProps = Omit<FoldProps, 'children'> & { panelId: string | undefined };

/** A press shows here at once; the content mounts, and its height is measured, behind it. */
function Toggle({ title, titleId, answer, isMissing = false, panelId, ...props }: ToggleProps) {
  const { isOpen: isContentOpen, onToggle } = props;
  const [isOpen, showOpen] = useOptimistic(isContentOpen);
  const toggle = () =>
    startTransition(() => {
      showOpen(!isOpen);
      onToggle(!isOpen);
    });
  return (
    <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
      <span id={titleId}>{title}</span>
      {!isOpen && (
        <span data-answer={isMissing ? 'missing' : 'given'} dir="auto">
          {answer}
        </span>
      )}
      <ChevronDownIcon />
    </button>
  );
}

/** One class for the whole group: its parts are styled by the recipe, not one by one. */
const Root = chakra('section', {
  base: {
    minWidth: '0',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '&:last-of-type': { borderBottomWidth: '1px' },
    '& > h2 > button': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      width: 'full',
      minHeight: '14',
      paddingBlock: '2',
      textAlign: 'start',
      cursor: 'pointer',
      lineHeight: '1.4',
      fontWeight: '600',
      fontSize: 'lg',
      _hover: { color: 'accent' },
    },
    '& > h2 svg': {
      gridColumn: '2',
      gridRow: '1 / span 2',
      color: 'muted',
      transition: 'transform 200ms ease-out',
    },
    '& > h2 > button[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '& [data-answer]': {
      gridColumn: '1',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: '400',
    },
    '& [data-answer=missing]': { color: 'accent', whiteSpace: 'normal' },
    '& [data-content]': {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: '6',
    },
  },
});
