import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { readYoutubeFields } from '#domain/youtube-fields.ts';
import { typeFieldAtom } from '#state/youtube-draft.ts';
import { TextArea, TextField } from '#ui/field.tsx';

/** The three fields of a video, which are one text to everything else. */
export function YoutubeEditor({ text }: { text: string }) {
  const fields = readYoutubeFields(text);
  const change = useSetAtom(typeFieldAtom);
  const id = useId();
  return (
    <chakra.div display="grid" gap="4">
      <TextField
        label="Title"
        dir="auto"
        autoComplete="off"
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <chakra.div display="grid" gap="2">
        <chakra.label htmlFor={id} fontWeight="600">
          Description
        </chakra.label>
        <TextArea
          id={id}
          dir="auto"
          minHeight="300px"
          ref={focusAtEnd}
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </chakra.div>
      <TextField
        label="Tags"
        dir="auto"
        hint="Separated by commas. People find the video by them and do not see them."
        autoComplete="off"
        value={fields.tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </chakra.div>
  );
}

/** Writing goes on at the end. For when the field appears, and not each time it is come back to. */
export function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
