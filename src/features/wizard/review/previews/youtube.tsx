import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { languageOfText } from '#domain/posts/text-language.ts';
import type { YoutubeFields } from '#domain/posts/youtube-fields.ts';
import { splitTags } from '#domain/posts/youtube-fields.ts';
import { Avatar, Inset, MediaFrame, NAME, type PreviewProps } from './parts.tsx';
import { AskedLanguage, PostText } from './post-text.tsx';

/** Video, title of at most two lines, channel, and the description box. */
export function YoutubePreview(props: PreviewProps & { fields: YoutubeFields }) {
  const { device, check, media, fields } = props;
  const { body, entities, folds } = check;
  const tags = splitTags(fields.tags);
  return (
    <>
      <MediaFrame media={media} />
      <Inset gap="3">
        <chakra.h3
          fontSize={device === 'phone' ? 'md' : 'lg'}
          fontWeight="600"
          lineHeight="1.35"
          lang={languageOfText(fields.title, useContext(AskedLanguage))}
          dir="auto"
          data-title
          css={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {fields.title.trim() || 'No title yet'}
        </chakra.h3>
        <chakra.div display="flex" alignItems="center" gap="2" fontWeight="600">
          <Avatar size={device === 'phone' ? 32 : 40} />
          {NAME}
        </chakra.div>
        <chakra.div background="paper" borderRadius="card" padding="3">
          <PostText text={body} entities={entities} fold={folds[device]} more="more" />
        </chakra.div>
        {tags.length > 0 && (
          <chakra.p color="muted" fontSize="xs">
            Tags, which viewers do not see: {tags.join(', ')}
          </chakra.p>
        )}
      </Inset>
    </>
  );
}
