import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import type { PlatformId } from '#domain/platforms.ts';
import { checkPost, fits } from '#domain/post-check.ts';
import { cancelEditingAtom, saveEditAtom, typeAtom } from '#state/drafts.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Muted } from '#ui/text.tsx';
import { LengthCounter } from './length-counter.tsx';
import { focusAtEnd, YoutubeEditor } from './youtube-editor.tsx';

interface PostEditorProps {
  platform: PlatformId;
  text: string;
  /** Of the post, as ISO 639-1. */
  language: string;
  unchanged: boolean;
}

/** The post as it is typed, with its length against what the platform takes. */
export function PostEditor({ platform, text, language, unchanged }: PostEditorProps) {
  const type = useSetAtom(typeAtom);
  const save = useSetAtom(saveEditAtom);
  const cancel = useSetAtom(cancelEditingAtom);
  const id = useId();
  const check = checkPost(platform, text);
  const reason = reasonFor(text, unchanged, fits(check));
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
  if (text.trim() === '') return 'A post needs some text to be saved.';
  if (!isFitting) return 'Cut it here, or save it and have the model shorten it.';
  return unchanged ? undefined : 'Save or cancel your change to preview.';
}
