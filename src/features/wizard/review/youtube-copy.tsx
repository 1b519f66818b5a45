import { chakra } from '@chakra-ui/react';
import { describeOverflow } from '#domain/posts/field-length.ts';
import { checkLimits } from '#domain/posts/post-check.ts';
import { readYoutubeFields, splitTags } from '#domain/posts/youtube-fields.ts';
import { Button } from '#ui/button.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { useCopy } from './use-copy.ts';

/** Copies each field separately: YouTube has three input fields. */
export function YoutubeCopy({ text }: { text: string }) {
  const copy = useCopy();
  const { title, description, tags } = readYoutubeFields(text);
  const parts = {
    Title: title.trim(),
    Description: description.trim(),
    Tags: splitTags(tags).join(', '),
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {Object.entries(parts).map(([name, part]) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          disabled={part === ''}
          onClick={() => void copy(part, warningFor(text, name))}
        >
          <CopyIcon size={16} />
          Copy {name.toLowerCase()}
        </Button>
      ))}
    </chakra.div>
  );
}

const warningFor = (text: string, field: string): string | undefined =>
  describeOverflow(checkLimits('youtube', text), 'YouTube', field);
