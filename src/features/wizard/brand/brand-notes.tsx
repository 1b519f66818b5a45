import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Brand } from '#domain/brand/brand.ts';
import { type BrandFinding, checkPost } from '#domain/brand/check-post.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Span } from '#domain/text/span.ts';
import { brandForAtom } from '#state/brand/brands.ts';
import { proposedForAtom } from '#state/review/refine.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { LearnedRule } from './learned-rule.tsx';
import { showWords } from './show-words.ts';

interface BrandNotesProps {
  draft: Draft;
  /** Brings the post itself on screen. */
  onShow(): void;
}

/** Breaches of the brand's rules in the post under review. */
export function BrandNotes({ draft, onShow }: BrandNotesProps) {
  const { id, campaignId = id, origin } = draft;
  const brand = useAtomValue(brandForAtom)(origin.setId ?? campaignId);
  // A proposal is shown as a difference: there is no post to look at yet.
  const isProposed = useAtomValue(proposedForAtom) !== undefined;
  if (!brand || isProposed) return null;
  return (
    <>
      <Notes draft={draft} brand={brand} onShow={onShow} />
      <LearnedRule draft={draft} brand={brand} />
    </>
  );
}

function Notes({ draft, brand, onShow }: BrandNotesProps & { brand: Brand }) {
  const { text } = draft;
  const findings = useMemo(() => checkPost(text, brand), [text, brand]);
  const unwanted = findings.filter(isUnwanted);
  const missing = findings.filter((finding) => !isUnwanted(finding));
  function show(span: Span): void {
    flushSync(onShow);
    const post = document.querySelector<HTMLElement>('[data-post]');
    if (post) showWords(post, span);
  }
  if (findings.length === 0) return null;
  return (
    <Stack
      role="region"
      aria-label={`What ${brand.name} says`}
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      paddingBottom="3"
    >
      {unwanted.map((finding) => (
        <Unwanted key={`${draft.id} ${finding.words}`} finding={finding} onShow={show} />
      ))}
      {missing.length > 0 && (
        <Muted dir="auto" overflowWrap="anywhere">
          Missing here: {missing.map(({ words }) => words).join(', ')}
        </Muted>
      )}
    </Stack>
  );
}

type Unwanted = Extract<BrandFinding, { readonly spans: unknown }>;

const isUnwanted = (finding: BrandFinding): finding is Unwanted => 'spans' in finding;

interface UnwantedProps {
  finding: Unwanted;
  onShow(span: Span): void;
}

/** A press goes to the word, the next one to its next place. */
function Unwanted({ finding: { kind, words, spans }, onShow }: UnwantedProps) {
  const [shown, setShown] = useState(0);
  const line =
    kind === 'never' ? `Your brand never says: ${words}` : `Your brand uses no emoji: ${words}`;
  const times = spans.length > 1 ? ` (${spans.length} times)` : '';
  return (
    <Note
      type="button"
      dir="auto"
      onClick={() => {
        onShow(spans[shown % spans.length] ?? spans[0]);
        setShown(shown + 1);
      }}
    >
      <span>
        {line}
        {times}
      </span>
      <em>Show</em>
    </Note>
  );
}

const Note = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'field',
    background: 'warnSoft',
    textAlign: 'start',
    fontSize: 'sm',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    '& > em': { flexShrink: 0, fontStyle: 'normal', fontWeight: '600', color: 'warn' },
    '&:is(button)': { cursor: 'pointer', _hover: { textDecoration: 'underline' } },
  },
});
