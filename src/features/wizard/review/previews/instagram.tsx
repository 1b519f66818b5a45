import { chakra } from '@chakra-ui/react';
import { Actions, Avatar, Inset, MediaFrame, NAME, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentIcon, HeartIcon, KeepIcon, PassOnIcon } from './preview-icons.tsx';

/** Picture first; the caption below it, or beside it on a desktop. */
export function InstagramPreview({ device, check, media }: PreviewProps) {
  const { body, entities, folds } = check;
  const wide = device === 'desktop';
  return (
    <chakra.div display="grid" gridTemplateColumns={{ sm: wide ? '3fr 2fr' : '1fr' }}>
      {!wide && <Account />}
      <MediaFrame media={media} />
      <chakra.div minWidth="0">
        {wide && <Account />}
        <Inset>
          <Actions bare actions={ACTIONS} />
          <PostText
            text={body}
            entities={entities}
            fold={folds[device]}
            more="more"
            before={<chakra.b fontWeight="600">{NAME} </chakra.b>}
          />
        </Inset>
      </chakra.div>
    </chakra.div>
  );
}

const Account = () => (
  <chakra.div display="flex" alignItems="center" gap="2" padding="3" fontWeight="600">
    <Avatar size={32} />
    {NAME}
  </chakra.div>
);

const ACTIONS = [
  ['Like', HeartIcon],
  ['Comment', CommentIcon],
  ['Share', PassOnIcon],
  ['Save', KeepIcon],
] as const;
