import { chakra } from '@chakra-ui/react';
import { type FocusEvent, useId } from 'react';
import { readYoutubeFields, writeYoutubeFields } from '#domain/youtube-fields.ts';
import { TextArea, TextField } from '#ui/field.tsx';

/** The three fields of a video, which are one text to everything else. */
export function YoutubeEditor({ text, onType }: { text: string; onType(text: string): void }) {
  const fields = readYoutubeFields(text);
  const id = useId();
  const change = (changed: Partial<typeof fields>) =>
    onType(writeYoutubeFields({ ...fields, ...changed }));
  return (
    <chakra.div display="grid" gap="4">
      <TextField
        label="Title"
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
          minHeight="300px"
          autoFocus
          onFocus={putCursorAtEnd}
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </chakra.div>
      <TextField
        label="Tags"
        hint="Separated by commas. People find the video by them and do not see them."
        autoComplete="off"
        value={fields.tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </chakra.div>
  );
}

/** Where writing goes on. */
export function putCursorAtEnd({ target }: FocusEvent<HTMLTextAreaElement>): void {
  target.setSelectionRange(target.value.length, target.value.length);
}
