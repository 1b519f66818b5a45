import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { TOASTS } from '#domain/toasts.ts';
import { readYoutubeFields, splitTags } from '#domain/youtube-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { CopyGlyph } from '#ui/glyphs.tsx';

/** Each field by itself: YouTube asks for them in three places. */
export function YoutubeCopy({ text }: { text: string }) {
  const found = useAtomValue(servicesAtom);
  const { title, description, tags } = readYoutubeFields(text);
  const parts = {
    title: title.trim(),
    description: description.trim(),
    tags: splitTags(tags).join(', '),
  };
  async function copy(part: string) {
    const copied = await found?.sharing.copy(part);
    found?.notify(copied ? TOASTS.copied : TOASTS.copyFailed);
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {Object.entries(parts).map(([name, part]) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          disabled={part === ''}
          onClick={() => void copy(part)}
        >
          <CopyGlyph size={16} />
          Copy {name}
        </Button>
      ))}
    </chakra.div>
  );
}
