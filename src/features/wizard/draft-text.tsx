import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { type Draft, visibleText } from '#domain/draft.ts';
import { checkPost, fits } from '#domain/post-check.ts';
import {
  cancelEditingAtom,
  currentDraftAtom,
  saveEditAtom,
  startEditingAtom,
  typeAtom,
} from '#state/drafts.ts';
import { continueAtom, draftGenerationAtom, draftRequestBaseUrlAtom } from '#state/generation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { EditGlyph, EyeGlyph } from '#ui/glyphs.tsx';
import { Muted, SectionHeading } from '#ui/text.tsx';
import { SaveStatus } from './save-status.tsx';
import { FailureNotice } from './late-failure-notice.tsx';
import { OneMoreRequest } from './one-more-request.tsx';
import { PlainPost } from './plain-post.tsx';
import { PostFacts } from './post-facts.tsx';
import { ShortenToFit } from './shorten-to-fit.tsx';
import { YoutubeCopy } from './youtube-copy.tsx';
import { focusAtEnd, YoutubeEditor } from './youtube-editor.tsx';

/** Drawn as its reader sees it; as plain text where the drawing cannot be had. */
const PostPreview = lazy(async () => {
  try {
    return { default: (await import('./previews/post-preview.tsx')).PostPreview };
  } catch {
    return { default: ({ draft }: { draft: Draft }) => <PlainPost text={draft.text} /> };
  }
});

/** The post itself, to read or to edit. */
export function DraftText({ draft }: { draft: Draft }) {
  const startEditing = useSetAtom(startEditingAtom);
  const cancelEditing = useSetAtom(cancelEditingAtom);
  const editing = draft.editing !== undefined;
  const unchanged = draft.editing === draft.text;
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
            // Leaving with a change would drop it unasked: Save Changes and Cancel say which.
            disabled={!unchanged}
            onClick={() => cancelEditing()}
          >
            <EyeGlyph size={16} />
            Preview
          </Button>
        ) : (
          <Button ref={edit} variant="outline" size="sm" onClick={() => startEditing()}>
            <EditGlyph size={16} />
            Edit
          </Button>
        )}
      </chakra.div>
      {draft.editing === undefined ? (
        <>
          <Suspense fallback={<PlainPost text={draft.text} />}>
            <PostPreview draft={draft} />
          </Suspense>
          {draft.origin.platform === 'youtube' && <YoutubeCopy text={draft.text} />}
          <Mending draft={draft} heading={heading} />
        </>
      ) : (
        <Editor draft={draft} />
      )}
      <PostFacts draft={draft} />
      <SaveStatus />
    </Card>
  );
}

/** Reads the text from its atom: the draft around it lags behind the typing. */
function Editor({ draft }: { draft: Draft }) {
  const live = useAtomValue(currentDraftAtom);
  const text = (live?.id === draft.id ? live.editing : undefined) ?? visibleText(draft);
  const type = useSetAtom(typeAtom);
  const save = useSetAtom(saveEditAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  const reason = reasonFor(text, text === draft.text);
  return (
    <>
      {draft.origin.platform === 'youtube' ? (
        <YoutubeEditor text={text} />
      ) : (
        <TextArea
          aria-label="Post text"
          dir="auto"
          minHeight="300px"
          ref={focusAtEnd}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button disabled={text.trim() === ''} onClick={() => save()}>
          Save Changes
        </Button>
        <Button variant="outline" onClick={() => cancel()}>
          Cancel
        </Button>
      </chakra.div>
      {reason && <Muted>{reason}</Muted>}
    </>
  );
}

function reasonFor(text: string, unchanged: boolean): string | undefined {
  if (text.trim() === '') return 'A post needs some text to be saved.';
  return unchanged ? undefined : 'Save or cancel your change to preview.';
}

interface MendingProps {
  draft: Draft;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the model can put right by one more request. */
function Mending({ draft, heading }: MendingProps) {
  const generation = useAtomValue(draftGenerationAtom);
  const baseUrl = useAtomValue(draftRequestBaseUrlAtom);
  const { platform } = draft.origin;
  const isTooLong = !fits(checkPost(platform, draft.text));
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

/** The reply stopped before its end: the model can go on, for the price of another request. */
function CutShort({ draft }: { draft: Draft }) {
  const goOn = useSetAtom(continueAtom);
  return (
    <OneMoreRequest
      title="The text was cut short"
      action="Continue"
      draft={draft}
      onPress={(provider) => void goOn(provider)}
    >
      Let the model go on, which is one more request, or finish it yourself.
    </OneMoreRequest>
  );
}
