import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import type { Draft } from '#domain/posts/draft.ts';
import { checkLimits, fits } from '#domain/posts/post-check.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import { languageOfText } from '#domain/posts/text-language.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { cancelEditingAtom, startEditingAtom } from '#state/drafts.ts';
import { draftGenerationAtom, draftRequestBaseUrlAtom } from '#state/generation/current.ts';
import { continueAtom } from '#state/generation/generate.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { EditIcon, EyeIcon } from '#ui/icons.tsx';
import { Muted, SectionHeading } from '#ui/text.tsx';
import { SaveStatus } from '../cards/save-status.tsx';
import { FailureNotice } from '../cards/lazy-failure-notice.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { PostTextFallback } from './post-text-fallback.tsx';
import { PostEditor } from './post-editor.tsx';
import { PostFacts } from './post-facts.tsx';
import { ShortenToFit } from './shorten-to-fit.tsx';
import { YoutubeCopy } from './youtube-copy.tsx';

/** Preview as readers see the post; plain text if the chunk fails to load. */
const PostPreview = lazy(async () => {
  try {
    return { default: (await import('./previews/post-preview.tsx')).PostPreview };
  } catch {
    return { default: DraftTextFallback };
  }
});

const DraftTextFallback = ({ draft }: { draft: Draft }) => (
  <PostTextFallback text={draft.text} language={languageOf(draft)} />
);

const languageOf = ({ text, origin }: Draft): string => languageOfText(text, postLanguage(origin));

export function DraftText({ draft }: { draft: Draft }) {
  const startEditing = useSetAtom(startEditingAtom);
  const cancelEditing = useSetAtom(cancelEditingAtom);
  const editing = draft.editing !== undefined;
  const unchanged = draft.editing === draft.text;
  const language = languageOf(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusAfter(editing, () => edit.current);
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <SectionHeading ref={heading} marginInlineEnd="auto">
          Text
        </SectionHeading>
        {editing ? (
          <Button
            variant="outline"
            size="sm"
            // Leaving with unsaved changes would discard them silently: Save Changes and Cancel are
            // explicit.
            disabled={!unchanged}
            onClick={() => cancelEditing()}
          >
            <EyeIcon size={16} />
            Preview
          </Button>
        ) : (
          <Button ref={edit} variant="outline" size="sm" onClick={() => startEditing()}>
            <EditIcon size={16} />
            Edit
          </Button>
        )}
      </chakra.div>
      {draft.origin.baseUrl === PROVIDERS.demo.baseUrl && <DemoNotice />}
      {draft.editing === undefined ? (
        <>
          <Suspense fallback={<PostTextFallback text={draft.text} language={language} />}>
            <PostPreview draft={draft} />
          </Suspense>
          {draft.origin.platform === 'youtube' && <YoutubeCopy text={draft.text} />}
          <FixSuggestions draft={draft} heading={heading} />
        </>
      ) : (
        <PostEditor draft={draft} language={language} />
      )}
      <PostFacts draft={draft} />
      <SaveStatus />
    </Card>
  );
}

/** Displayed next to the post, not in it: only the post itself is copied, counted and shared. */
const DemoNotice = () => (
  <Muted>
    This is demo text, written on this computer without a language model, in English only. This note
    isn’t part of the post.
  </Muted>
);

interface FixSuggestionsProps {
  draft: Draft;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Fixes that take one more request to the model. */
function FixSuggestions({ draft, heading }: FixSuggestionsProps) {
  const generation = useAtomValue(draftGenerationAtom);
  const baseUrl = useAtomValue(draftRequestBaseUrlAtom);
  const { platform } = draft.origin;
  const isTooLong = !fits(checkLimits(platform, draft.text));
  useFocusAfter(isTooLong || draft.cutShort, () => heading.current);
  if (!isTooLong && !draft.cutShort) return null;
  return (
    <>
      {generation.status === 'failed' && (
        <FailureNotice failure={generation.failure} baseUrl={baseUrl} isForDraft />
      )}
      {isTooLong && <ShortenToFit draft={draft} />}
      {draft.cutShort && <CutShort draft={draft} />}
    </>
  );
}

/** The reply was cut short: the model can continue, for the price of another request. */
function CutShort({ draft }: { draft: Draft }) {
  const goOn = useSetAtom(continueAtom);
  return (
    <RetryNotice
      title="The text was cut short"
      action="Continue"
      draft={draft}
      onPress={(provider) => void goOn(provider)}
    >
      The model can continue it with one more request, or you can finish it yourself.
    </RetryNotice>
  );
}
