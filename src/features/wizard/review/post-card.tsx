import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { type Draft, isEdited } from '#domain/drafts/draft.ts';
import { checkLimits, fits } from '#domain/platforms/post-check.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { draftRequestBaseUrlAtom } from '#state/generation/draft-generation.ts';
import { fixFailureAtom } from '#state/generation/fix-failure.ts';
import { isComparedAtom } from '#state/review/alternatives.ts';
import { proposedForAtom } from '#state/review/refine.ts';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { useIsSmall } from '#ui/behaviour/screen-size.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { hiddenOnPhones } from '#ui/theme/visually-hidden.ts';
import { SaveStatus } from '../cards/save-status.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import { CutShort } from './cut-short.tsx';
import { languageOf } from './draft-language.ts';
import { Sources } from './evidence/sources.tsx';
import type { EvidenceView } from './evidence/use-evidence.ts';
import { useOpenEditorInView } from './editor/open-editor.ts';
import { type EditorStart, PostEditor } from './editor/post-editor.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostReading } from './post-reading.tsx';
import { PostTextFallback } from './post-text-fallback.tsx';
import { Refine } from './refine/refine.tsx';
import { Rework } from './refine/rework.tsx';
import { ShortenToFit } from './shorten-to-fit.tsx';
import { readSelection } from './editor/text-selection.ts';
import { Versions } from './versions.tsx';
import { type PostView, ViewSwitch } from './view-switch.tsx';

/** Preview as readers see the post; plain text until its chunk has loaded. */
const PostPreview = lazyPart(
  async () => (await import('./previews/post-preview.tsx')).PostPreview,
  { Placeholder: DraftTextFallback },
);

const Proposal = lazyPart(async () => (await import('./refine/proposal.tsx')).Proposal, {
  Placeholder: DraftTextFallback,
});

const Comparison = lazyPart(
  async () => (await import('./alternatives/comparison.tsx')).Comparison,
  { Placeholder: DraftTextFallback },
);

/** Optional: without it, the user reads the post for themselves. */
const BrandNotes = lazyPart(async () => (await import('../brand/brand-notes.tsx')).BrandNotes, {
  Fallback: Nothing,
});

function DraftTextFallback({ draft }: { draft: Draft }) {
  return <PostTextFallback text={draft.text} language={languageOf(draft)} />;
}

interface PostCardProps {
  draft: Draft;
  evidence: EvidenceView;
}

/** The post in three views, with its sources and its figures. */
export function PostCard({ draft, evidence }: PostCardProps) {
  const [view, setView] = useState<PostView>('post');
  const { id } = draft;
  const editing = draft.editing !== undefined;
  const isWhole = useIsWhole(editing);
  const isCompared = useAtomValue(isComparedAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const reading = useRef<HTMLDivElement>(null);
  const begun = useRef<{ id: string; start: EditorStart }>(undefined);
  const card = useRef<HTMLElement>(null);
  useOpenEditorInView(card, editing);
  useFocusAfter(editing, () => edit.current);
  // A sentence that the user keeps is no button any more.
  useFocusAfter(evidence.checked, () => heading.current);
  function rememberStart(): void {
    const post = reading.current;
    const start = post ? { selection: readSelection(post), height: post.offsetHeight } : {};
    begun.current = { id, start };
    // Its dialog may still be loading, and would open over the editor.
    evidence.onOpen(undefined);
  }
  function takeStart(): EditorStart | undefined {
    const now = begun.current;
    begun.current = undefined;
    return now?.id === id ? now.start : undefined;
  }
  return (
    <Card ref={card} as="section" aria-label="Post" gap="5" paddingBottom="3">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Heading ref={heading}>Text</Heading>
        <ViewSwitch
          draft={draft}
          view={view}
          onView={setView}
          edit={edit}
          onBeforeEdit={rememberStart}
        />
      </chakra.div>
      {!isCompared && <Versions />}
      {!editing && !isCompared && <TooLong draft={draft} heading={heading} />}
      {editing ? (
        <PostEditor
          draft={draft}
          language={languageOf(draft)}
          isWhole={isWhole}
          takeStart={takeStart}
        />
      ) : view === 'post' ? (
        <Post
          ref={reading}
          draft={draft}
          evidence={evidence}
          onDecided={() => heading.current?.focus()}
        />
      ) : (
        <PostPreview draft={draft} />
      )}
      {!editing && !isCompared && draft.cutShort && <CutShort draft={draft} />}
      <div>
        {!editing && !isCompared && <BrandNotes draft={draft} onShow={() => setView('post')} />}
        {!editing && !isCompared && (
          <Refine draft={draft} isFailureTold={isTold(draft)} onAsk={() => setView('post')} />
        )}
        <Sources draft={draft} evidence={evidence} onFixed={() => heading.current?.focus()} />
        <PostFacts draft={draft} />
        <Footer draft={draft} isSaveTold={editing && isWhole} />
      </div>
    </Card>
  );
}

/**
 * True if the editor has the whole screen. It stays where it was opened: elsewhere its caret would be lost,
 * and a keyboard that takes its height from the page would close.
 */
function useIsWhole(isEditing: boolean): boolean {
  const isSmall = useIsSmall();
  const [isWhole, setWhole] = useState(isSmall);
  if (!isEditing && isWhole !== isSmall) setWhole(isSmall);
  return isWhole;
}

interface PostProps {
  ref: RefObject<HTMLDivElement | null>;
  draft: Draft;
  evidence: EvidenceView;
  onDecided(): void;
}

/** The post, or the rework of it that is proposed. */
function Post({ ref, draft, evidence, onDecided }: PostProps) {
  const isCompared = useAtomValue(isComparedAtom);
  const replaced = useAtomValue(proposedForAtom);
  const language = languageOf(draft);
  return (
    <Rework>
      {isCompared ? (
        <Comparison draft={draft} evidence={evidence} onDecided={onDecided} />
      ) : replaced ? (
        <Proposal
          key={draft.id}
          draft={draft}
          before={replaced}
          language={language}
          evidence={evidence}
          onDecided={onDecided}
        />
      ) : (
        <PostReading
          ref={ref}
          draft={draft}
          language={language}
          checked={evidence.checked}
          onOpen={evidence.onOpen}
        />
      )}
    </Rework>
  );
}

/** On a phone the views take its place; screen readers have it everywhere. */
const Heading = ({
  ref,
  children,
}: {
  ref: RefObject<HTMLHeadingElement | null>;
  children: string;
}) => (
  <SectionHeading ref={ref} tabIndex={-1} outline="none" css={hiddenOnPhones}>
    {children}
  </SectionHeading>
);

/**
 * Displayed next to the post, not in it: only the post itself is copied, counted and shared.
 * `isSaveTold`: an editor on the whole screen tells whether the text is saved.
 */
const Footer = ({ draft, isSaveTold }: { draft: Draft; isSaveTold: boolean }) => (
  <Cluster columnGap="4" paddingTop="3" borderTopWidth="1px" borderColor="hairline">
    {!isSaveTold && <SaveStatus />}
    {draft.origin.baseUrl === PROVIDERS.demo.baseUrl && !isEdited(draft) && (
      <Muted>
        This is demo text, written on this computer from templates, without a language model. This
        note isn’t part of the post.
      </Muted>
    )}
  </Cluster>
);

const isOverLimit = ({ origin, text }: Draft) => !fits(checkLimits(origin.platform, text));

const isTold = (draft: Draft) => draft.cutShort || isOverLimit(draft);

interface TooLongProps {
  draft: Draft;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A post that takes one more request to fit, and the failure of the last one. */
function TooLong({ draft, heading }: TooLongProps) {
  const failure = useAtomValue(fixFailureAtom);
  const baseUrl = useAtomValue(draftRequestBaseUrlAtom);
  const isTooLong = isOverLimit(draft);
  useFocusAfter(isTooLong || draft.cutShort, () => heading.current);
  if (!isTooLong && !draft.cutShort) return null;
  return (
    <>
      {failure && <FailureNotice failure={failure} baseUrl={baseUrl} isForDraft />}
      {isTooLong && <ShortenToFit draft={draft} />}
    </>
  );
}
