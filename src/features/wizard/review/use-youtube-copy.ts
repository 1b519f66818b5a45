import { describeOverflow } from '#domain/posts/field-length.ts';
import { checkLimits } from '#domain/posts/post-check.ts';
import { readYoutubeFields, splitTags } from '#domain/posts/youtube-fields.ts';
import { useCopy } from './use-copy.ts';

type FieldName = 'Title' | 'Description' | 'Tags';

/** Copies the fields of a video one by one, as YouTube takes them. */
export function useYoutubeCopy(text: string) {
  const copy = useCopy();
  const { title, description, tags } = readYoutubeFields(text);
  const parts: Readonly<Record<FieldName, string>> = {
    Title: title.trim(),
    Description: description.trim(),
    Tags: splitTags(tags).join(', '),
  };
  return {
    /** False for an empty field. */
    has: (name: FieldName) => parts[name] !== '',
    run: (name: FieldName) =>
      void copy(parts[name], describeOverflow(checkLimits('youtube', text), 'YouTube', name)),
  };
}
