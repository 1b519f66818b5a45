import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { checkLimits, fits, type PostCheck } from '#domain/posts/post-check.ts';
import {
  cancelEditingAtom,
  currentDraftAtom,
  isBlankEditAtom,
  saveEditAtom,
  typeAtom,
} from '#state/drafts.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Muted } from '#ui/text.tsx';
import { LengthCounter } from './length-counter.tsx';
import { focusAtEnd, YoutubeEditor } from './youtube-editor.tsx';

interface PostEditorProps {
  draft: Draft;
  /** Language of the post, as an ISO 639-1 code. */
  language: string;
}

/**
 * Post editor with a length counter for the platform's limit. `draft` is deferred, so the counter
 * lags behind the typing; a keystroke renders the text field alone.
 */
export function PostEditor({ draft, language }: PostEditorProps) {
  const text = visibleText(draft);
  const { platform } = draft.origin;
  const cancel = useSetAtom(cancelEditingAtom);
  const id = useId();
  const check = checkLimits(platform, text);
  const reason = reasonFor(text, text === draft.text, fits(check));
  return (
    <>
      {platform === 'youtube' ? (
        <YoutubeField draft={draft} language={language} fields={check.fields} />
      ) : (
        <chakra.div display="grid" gap="2">
          <PostField draft={draft} language={language} describedBy={id} />
          <div id={id}>
            <LengthCounter field={check.fields[0]} platform={platform} />
          </div>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SaveButton />
        <Button variant="outline" onClick={() => cancel()}>
          Cancel
        </Button>
      </chakra.div>
      {reason && <Muted>{reason}</Muted>}
    </>
  );
}

/** Text of the draft as typed so far, also while `draft` is an earlier state of it. */
function useLiveText(draft: Draft): string {
  const live = useAtomValue(currentDraftAtom);
  return (live?.id === draft.id ? live.editing : undefined) ?? visibleText(draft);
}

function PostField({
  draft,
  language,
  describedBy,
}: PostEditorProps & { readonly describedBy: string }) {
  const type = useSetAtom(typeAtom);
  return (
    <TextArea
      aria-label="Post text"
      aria-describedby={describedBy}
      lang={language}
      dir="auto"
      minHeight="300px"
      ref={focusAtEnd}
      value={useLiveText(draft)}
      onChange={(event) => type(event.target.value)}
    />
  );
}

const YoutubeField = ({
  draft,
  ...props
}: PostEditorProps & { readonly fields: PostCheck['fields'] }) => (
  <YoutubeEditor text={useLiveText(draft)} {...props} />
);

function SaveButton() {
  const isBlank = useAtomValue(isBlankEditAtom);
  const save = useSetAtom(saveEditAtom);
  return (
    <Button disabled={isBlank} onClick={() => save()}>
      Save Changes
    </Button>
  );
}

function reasonFor(text: string, unchanged: boolean, isFitting: boolean): string | undefined {
  if (text.trim() === '') return 'Add some text to save the post.';
  if (!isFitting) return 'Shorten it here, or save it and let the model shorten it.';
  return unchanged ? undefined : 'Save or cancel your changes to see the preview.';
}
