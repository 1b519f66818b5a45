import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { type Ref, useId } from 'react';
import type { FieldCheck, PostCheck } from '#domain/platforms/post-check.ts';
import { readYoutubeFields, type YoutubeFields } from '#domain/platforms/youtube-fields.ts';
import { typeFieldAtom } from '#state/drafts/youtube-draft.ts';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { LengthCounter } from '../length-counter.tsx';

interface YoutubeEditorProps {
  /** The field of the description. */
  ref?: Ref<HTMLTextAreaElement>;
  /** Id of the draft. */
  id: string;
  text: string;
  /** Language of the post, as an ISO 639-1 code. */
  language: string;
  /** Lengths of the fields against their limits. */
  fields: PostCheck['fields'];
}

/** The three fields of a video, stored as a single text. */
export function YoutubeEditor({ ref, id, text, language, fields: checks }: YoutubeEditorProps) {
  const fields = readYoutubeFields(text);
  const checkOf = (name: FieldCheck['name']) => checks.find((check) => check.name === name);
  const type = useSetAtom(typeFieldAtom);
  const change = (changed: Partial<YoutubeFields>) => type(id, changed);
  const descriptionId = useId();
  return (
    <Stack gap="4">
      <TextField
        label="Title"
        htmlTranslate="no"
        lang={language}
        dir="auto"
        hint={<LengthCounter field={checkOf('Title')} platform="youtube" />}
        autoComplete="off"
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Stack gap="2">
        <chakra.label htmlFor={descriptionId} fontWeight="600">
          Description
        </chakra.label>
        <TextArea
          id={descriptionId}
          aria-describedby={`${descriptionId}-count`}
          htmlTranslate="no"
          lang={language}
          dir="auto"
          minHeight="300px"
          ref={ref}
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <div id={`${descriptionId}-count`}>
          <LengthCounter field={checkOf('Description')} platform="youtube" />
        </div>
      </Stack>
      <TextField
        label="Tags"
        htmlTranslate="no"
        lang={language}
        dir="auto"
        hint={
          <>
            Separate tags with commas. They help people find the video, but viewers don’t see them.
            <LengthCounter field={checkOf('Tags')} platform="youtube" />
          </>
        }
        autoComplete="off"
        value={fields.tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </Stack>
  );
}

/** Places the cursor at the end as the field appears, if Edit was pressed for it. */
export const focusAtEnd =
  (takePress: () => boolean) =>
  (field: HTMLTextAreaElement | null): void => {
    if (!field || !takePress()) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  };
