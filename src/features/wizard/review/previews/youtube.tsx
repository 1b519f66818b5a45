import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { languageOfText } from '#domain/posts/text-language.ts';
import { splitTags, type YoutubeFields } from '#domain/platforms/youtube-fields.ts';
import { ActionRow, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { AskedLanguage, PostText } from './post-text.tsx';
import { PassOnIcon, ThumbDownIcon, ThumbIcon } from './preview-icons.tsx';
import { AuthorRow, Avatar, Name } from './profile.tsx';

/**
 * Video, title of at most two lines, channel with Subscribe, actions, and the description in a box
 * whose first line is views and date (secondary source: avocadodeveloper.com, "Understanding the
 * YouTube watch page"; the box and the pills have no written source). Read in November 2026.
 */
export function YoutubePreview(props: PreviewProps & { fields: YoutubeFields }) {
  const { device, check, media, fields } = props;
  const { body, entities, folds } = check;
  const tags = splitTags(fields.tags);
  return (
    <>
      <MediaFrame media={media} />
      <Inset gap="3">
        <Title fontSize={device === 'phone' ? 'md' : 'lg'} fields={fields} />
        <AuthorRow>
          <Avatar size={device === 'phone' ? 32 : 40} />
          <div>
            <b>
              <Name />
            </b>
            <small>0 subscribers</small>
          </div>
          <Subscribe aria-hidden>Subscribe</Subscribe>
        </AuthorRow>
        <ActionRow aria-hidden>
          <Pill>
            <ThumbIcon size={18} /> 0
            <ThumbDownIcon size={18} />
          </Pill>
          <Pill>
            <PassOnIcon size={18} /> Share
          </Pill>
        </ActionRow>
        <chakra.div background="paper" borderRadius="card" padding="3">
          <chakra.div fontWeight="600" fontSize="sm" marginBottom="1">
            0 views · Just now
          </chakra.div>
          <PostText text={body} entities={entities} fold={folds[device]} more="more" />
        </chakra.div>
        {tags.length > 0 && (
          <chakra.p color="muted" fontSize="xs">
            Tags, which viewers don’t see: {tags.join(', ')}
          </chakra.p>
        )}
      </Inset>
    </>
  );
}

function Title({ fields, fontSize }: { fields: YoutubeFields; fontSize: string }) {
  return (
    <chakra.h3
      fontSize={fontSize}
      fontWeight="600"
      lineHeight="1.35"
      htmlTranslate="no"
      lang={languageOfText(fields.title, useContext(AskedLanguage))}
      dir="auto"
      data-title
      lineClamp={2}
    >
      {fields.title.trim() || 'No title yet'}
    </chakra.h3>
  );
}

const Pill = chakra('span', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'full',
    background: 'paper',
    color: 'ink',
  },
});

const Subscribe = chakra('span', {
  base: {
    flexShrink: '0',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'full',
    background: 'ink',
    color: 'surface',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.3',
  },
});
