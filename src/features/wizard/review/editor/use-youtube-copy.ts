import { useSetAtom } from 'jotai';
import { describeOverflow } from '#domain/platforms/field-length.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { readYoutubeFields, splitTags } from '#domain/platforms/youtube-fields.ts';
import { copyTextAtom } from '#state/drafts/draft-use.ts';

type FieldName = 'Title' | 'Description' | 'Tags';

/** Copies the fields of a video one by one, as YouTube takes them. */
export function useYoutubeCopy(text: string) {
  const copy = useSetAtom(copyTextAtom);
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
      void copy(parts[name], {
        warning: describeOverflow(checkLimits('youtube', text), 'YouTube', name),
      }),
  };
}
