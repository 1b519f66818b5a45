import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useId } from 'react';
import { type Draft, visibleText } from '#domain/posts/draft.ts';
import { checkPost, fits } from '#domain/posts/post-check.ts';
import { cancelEditingAtom, currentDraftAtom, saveEditAtom, typeAtom } from '#state/drafts.ts';
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
 * Post editor with a length counter for the platform's limit. Reads the text from its atom: the
 * deferred `draft` and the counter lag behind the typing.
 */
export function PostEditor({ draft, language }: PostEditorProps) {
  const live = useAtomValue(currentDraftAtom);
  const text = (live?.id === draft.id ? live.editing : undefined) ?? visibleText(draft);
  const { platform } = draft.origin;
  const type = useSetAtom(typeAtom);
  const save = useSetAtom(saveEditAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  const id = useId();
  const check = checkPost(platform, useDeferredValue(text));
  const reason = reasonFor(text, text === draft.text, fits(check));
  return (
    <>
      {platform === 'youtube' ? (
        <YoutubeEditor text={text} language={language} fields={check.fields} />
      ) : (
        <chakra.div display="grid" gap="2">
          <TextArea
            aria-label="Post text"
            aria-describedby={id}
            lang={language}
            dir="auto"
            minHeight="300px"
            ref={focusAtEnd}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          <div id={id}>
            <LengthCounter field={check.fields[0]} platform={platform} />
          </div>
        </chakra.div>
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

function reasonFor(text: string, unchanged: boolean, isFitting: boolean): string | undefined {
  if (text.trim() === '') return 'Add some text to save the post.';
  if (!isFitting) return 'Shorten it here, or save it and let the model shorten it.';
  return unchanged ? undefined : 'Save or cancel your changes to see the preview.';
}
