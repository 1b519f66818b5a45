import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { youtubeSpans } from '#domain/platforms/youtube-fields.ts';
import type { Span } from '#domain/text/span.ts';
import { draftPressAtom, draftRequestBaseUrlAtom } from '#state/generation/draft-generation.ts';
import { wishesAtom } from '#state/review/wishes.ts';
import { Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { FailureNotice } from '../../cards/lazy-failure-notice.tsx';
import { DetailRow } from '../detail-row.tsx';
import { WandIcon } from '../icons.tsx';
import { readSelection } from '../editor/text-selection.ts';

const RefineOptions = lazyPart(async () => (await import('./refine-options.tsx')).RefineOptions);

interface RefineProps {
  draft: Draft;
  /** True if another notice of the post shows the failure of a press. */
  isFailureTold: boolean;
  onAsk(): void;
}

/** Ways to rework the post under review, and the request that does it. */
export function Refine({ draft, isFailureTold, onAsk }: RefineProps) {
  const { passage, clear } = usePassage(draft);
  const failure = useAtomValue(draftPressAtom)?.failure;
  const baseUrl = useAtomValue(draftRequestBaseUrlAtom);
  const hasWish = Boolean(useAtomValue(wishesAtom)[postKey(draft)]);
  return (
    <>
      {failure && !isFailureTold && (
        <FailureNotice failure={failure} baseUrl={baseUrl} isForDraft />
      )}
      <DetailRow
        label="Improve this post"
        isOpen={hasWish}
        icon={<WandIcon size={18} />}
        line={
          <span>
            {passage ? 'Improve the selected words' : 'Improve it: shorter, warmer, translated'}
          </span>
        }
      >
        <Stack data-improve gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <RefineOptions draft={draft} passage={passage} onWhole={clear} onAsk={onAsk} />
        </Stack>
      </DetailRow>
    </>
  );
}

/**
 * The words that were last selected in the post, until it changes: on a phone the selection ends with
 * the press on a button.
 */
function usePassage({ id, revision, text, origin }: Draft): { passage?: Span; clear(): void } {
  const of = `${id} ${revision}`;
  const [selected, setSelected] = useState<{ of: string; passage: Span }>();
  useEffect(() => {
    function read(): void {
      const post = document.querySelector('[data-post]');
      if (!post || getSelection()?.isCollapsed !== false) return;
      const passage = wordsIn(text, readSelection(post));
      if (passage && isInOneField(text, passage, origin.platform)) setSelected({ of, passage });
    }
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [of, text, origin.platform]);
  const clear = () => setSelected(undefined);
  return selected?.of === of ? { passage: selected.passage, clear } : { clear };
}

/** The fields of a video are separate: the lines between two of them are not on screen. */
function isInOneField(text: string, { start, end }: Span, platform: PlatformId): boolean {
  const spans = platform === 'youtube' ? youtubeSpans(text) : undefined;
  return !spans || Object.values(spans).some((field) => field.start <= start && end <= field.end);
}

/** A selection without the white space at its ends; undefined if nothing is left. */
function wordsIn(text: string, span: Span | undefined): Span | undefined {
  if (!span) return undefined;
  const words = text.slice(span.start, span.end);
  const start = span.start + words.length - words.trimStart().length;
  const end = start + words.trim().length;
  return start < end ? { start, end } : undefined;
}
