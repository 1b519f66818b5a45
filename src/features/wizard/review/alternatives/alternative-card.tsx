import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { type Draft, isEdited } from '#domain/drafts/draft.ts';
import { type Pick, paragraphsOf } from '#domain/drafts/mix.ts';
import { countToCheck, needsLook } from '#domain/evidence/summary.ts';
import { checkLimits, fits } from '#domain/platforms/post-check.ts';
import { countWords } from '#domain/posts/reply.ts';
import type { Span } from '#domain/text/span.ts';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';
import { languageOf } from '../draft-language.ts';
import { MarkedText, PostParagraph } from '../evidence/marked-text.tsx';
import { checkedAs, useChecked } from '../evidence/use-checked.ts';
import type { EvidenceView } from '../evidence/use-evidence.ts';
import { SmallButton } from '../small-button.tsx';
import { AlternativeFrame } from './alternative-frame.tsx';

interface AlternativeCardProps {
  draft: Draft;
  name: string;
  /** True if it is the one under review. */
  isOpen: boolean;
  /** Of the one under review. */
  evidence: EvidenceView;
  /** The chosen paragraphs, while the user chooses some. */
  picks: readonly Pick[] | undefined;
  onOpen(): void;
  onPick(picks: readonly Pick[]): void;
  onKeep(): void;
}

/** A version of the post. Whatever is pressed in it puts it under review. */
export function AlternativeCard({
  draft,
  name,
  isOpen,
  evidence,
  picks,
  onOpen,
  onPick,
  onKeep,
}: AlternativeCardProps) {
  const { id, text } = draft;
  const checked = checkedAs(text, useChecked(draft));
  const sentences = checked?.sentences ?? [];
  const toCheck = sentences.filter(({ standing }) => needsLook(standing)).length;
  // The press on a sentence opens its card first.
  const latest = useRef(evidence);
  useEffect(() => {
    latest.current = evidence;
  });
  const openOnce = () => {
    if (!isOpen) onOpen();
  };
  return (
    <AlternativeFrame
      data-id={id}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
      onPointerDown={openOnce}
      onFocus={openOnce}
    >
      <chakra.h4 fontWeight="600">
        {name}
        {isEdited(draft) && ', edited'}
      </chakra.h4>
      <Muted fontVariantNumeric="tabular-nums">
        {countWords(text)} words
        {toCheck > 0 && ` · ${countToCheck(toCheck)}`}
        {!fits(checkLimits(draft.origin.platform, text)) && ' · too long'}
        {draft.cutShort && ' · cut short'}
      </Muted>
      {picks ? (
        <Paragraphs draft={draft} picks={picks} onPick={onPick} />
      ) : (
        <>
          <PostParagraph
            htmlTranslate="no"
            lang={languageOf(draft)}
            dir="auto"
            data-post={isOpen || undefined}
          >
            <MarkedText
              text={text}
              within={{ start: 0, end: text.trimEnd().length }}
              sentences={sentences}
              showsAll={false}
              onOpen={(sentence) => latest.current.onOpen(sentence)}
            />
          </PostParagraph>
          <div>
            <SmallButton onClick={onKeep}>
              Keep this one<VisuallyHidden>: {name}</VisuallyHidden>
            </SmallButton>
          </div>
        </>
      )}
    </AlternativeFrame>
  );
}

interface ParagraphsProps {
  draft: Draft;
  picks: readonly Pick[];
  onPick(picks: readonly Pick[]): void;
}

/** Each paragraph is a button, with its place in the mix once it is chosen. */
function Paragraphs({ draft, picks, onPick }: ParagraphsProps) {
  const placeOf = ({ start }: Span) =>
    picks.findIndex((pick) => pick.draft === draft && pick.span.start === start);
  const toggle = (span: Span) => {
    const at = placeOf(span);
    onPick(at === -1 ? [...picks, { draft, span }] : picks.filter((_, place) => place !== at));
  };
  return paragraphsOf(draft.text).map((span) => {
    const place = placeOf(span) + 1;
    return (
      <Paragraph
        key={span.start}
        type="button"
        htmlTranslate="no"
        dir="auto"
        lang={languageOf(draft)}
        aria-pressed={place > 0}
        onClick={() => toggle(span)}
      >
        {draft.text.slice(span.start, span.end)}
        {place > 0 && (
          <b>
            {place}
            <VisuallyHidden>. in the mix</VisuallyHidden>
          </b>
        )}
      </Paragraph>
    );
  });
}

const Paragraph = chakra('button', {
  base: {
    position: 'relative',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'field',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: '1.6',
    cursor: 'pointer',
    '&[aria-pressed=true]': { background: 'accentSoft', borderColor: 'accent' },
    '& > b': {
      position: 'absolute',
      insetInlineEnd: '-2',
      top: '-2',
      minWidth: '6',
      borderRadius: 'full',
      background: 'accent',
      color: 'onAccent',
      fontSize: 'sm',
      lineHeight: '1.5rem',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
