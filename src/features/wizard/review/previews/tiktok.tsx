import { chakra } from '@chakra-ui/react';
import { Avatar, MediaFrame, NAME, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentIcon, HeartIcon, KeepIcon, PassOnIcon } from './preview-icons.tsx';

/** The video fills the screen with the caption over it; on a desktop it is a narrow column. */
export function TiktokPreview({ device, check, media }: PreviewProps) {
  const { body, entities, folds } = check;
  return (
    <chakra.div
      position="relative"
      width={device === 'phone' ? 'full' : 'min(100%, 320px)'}
      marginInline="auto"
    >
      <MediaFrame media={media} />
      <chakra.div
        aria-hidden
        position="absolute"
        insetInlineEnd="3"
        top="24%"
        display="grid"
        gap="5"
        justifyItems="center"
        padding="2"
        borderRadius="full"
        background={SHADE}
        color="white"
      >
        <Avatar size={32} />
        {SIGNS.map(([name, SignIcon]) => (
          <SignIcon key={name} size={26} />
        ))}
      </chakra.div>
      <chakra.div
        position="absolute"
        insetInline="0"
        bottom="0"
        maxHeight="72%"
        overflowY="auto"
        padding="3"
        background={SHADE}
        color="white"
      >
        <chakra.div fontWeight="600">{NAME}</chakra.div>
        <PostText
          text={body}
          entities={entities}
          fold={folds[device]}
          more="more"
          linkColor={LINK}
        />
      </chakra.div>
    </chakra.div>
  );
}

/** Dark in both modes: the caption must be readable on any video. */
const SHADE = 'rgb(16 18 22 / 0.78)';

/** Colour of hashtags on the shade. */
const LINK = '#9CCBFF';

const SIGNS = [
  ['Like', HeartIcon],
  ['Comment', CommentIcon],
  ['Save', KeepIcon],
  ['Share', PassOnIcon],
] as const;
