import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import type { Span } from '#domain/text/span.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { youtubeSpans } from '#domain/platforms/youtube-fields.ts';
import { allEvidenceAtom } from '#state/review/all-evidence.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyIcon } from '#ui/pictures/action-icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { VisuallyHidden } from '#ui/page/text.tsx';
import { MarkedText, PostParagraph } from './evidence/marked-text.tsx';
import { type CheckState, checkedAs } from './evidence/use-checked.ts';
import { useYoutubeCopy } from './editor/use-youtube-copy.ts';

interface PostReadingProps {
  ref?: Ref<HTMLDivElement>;
  draft: Draft;
  /** ISO 639-1 code. */
  language: string;
  checked: CheckState;
  onOpen(sentence: number): void;
}

/** The whole post as text, with signs behind the sentences that rest on quotes or need a look. */
export function PostReading({ ref, draft, language, checked, onOpen }: PostReadingProps) {
  const { text } = draft;
  const showsAll = useAtomValue(allEvidenceAtom);
  const sentences = checkedAs(text, checked)?.sentences ?? [];
  const spans = draft.origin.platform === 'youtube' ? youtubeSpans(text) : undefined;
  const paragraph = (within: Span) => (
    <PostParagraph htmlTranslate="no" lang={language} dir="auto">
      <MarkedText
        text={text}
        within={within}
        sentences={sentences}
        showsAll={showsAll}
        onOpen={onOpen}
      />
    </PostParagraph>
  );
  return (
    <Stack
      key={`${draft.id} ${draft.revision}`}
      ref={ref}
      data-post
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      css={settle}
    >
      {spans ? (
        <VideoFields text={text} spans={spans} paragraph={paragraph} />
      ) : (
        paragraph({ start: 0, end: text.trimEnd().length })
      )}
    </Stack>
  );
}

const settle = {
  animation: `${keyframes({ from: { opacity: 0.2 } })} 220ms ease-out`,
};

interface VideoFieldsProps {
  text: string;
  spans: NonNullable<ReturnType<typeof youtubeSpans>>;
  paragraph(within: Span): React.JSX.Element;
}

/** The fields of a video, each with its own Copy: YouTube has three input fields. */
function VideoFields({ text, spans, paragraph }: VideoFieldsProps) {
  const copy = useYoutubeCopy(text);
  return (['Title', 'Description', 'Tags'] as const).map((name) => (
    <Stack key={name} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between">
        <chakra.h3 color="muted" fontSize="sm" fontWeight="600">
          {name}
        </chakra.h3>
        <Button
          variant="quiet"
          size="sm"
          marginInlineEnd="-3"
          disabled={!copy.has(name)}
          onClick={() => copy.run(name)}
        >
          <CopyIcon size={16} />
          <span>
            Copy<VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
          </span>
        </Button>
      </chakra.div>
      {paragraph(spans[name])}
    </Stack>
  ));
}
