import { chakra } from '@chakra-ui/react';
import { ActionRow, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentIcon, HeartIcon, KeepIcon, MoreIcon, SendIcon } from './preview-icons.tsx';
import { AuthorRow, Avatar, Handle, ONE_LINE } from './profile.tsx';

/**
 * On a phone: picture, icons, then the caption after the user name. On a desktop: the picture on
 * the left; on the right the account, the comments with the caption as the first of them, and the
 * icons at the bottom. The fold is official (help.instagram.com/1643471055915254); the order of the
 * icons and the three dots are from qainsta.com (weak), the desktop's layout has no written source.
 * Read in November 2026.
 */
export const InstagramPreview = (props: PreviewProps) =>
  props.device === 'phone' ? <OnPhone {...props} /> : <OnDesktop {...props} />;

const OnPhone = ({ check, media }: PreviewProps) => (
  <>
    <Account />
    <MediaFrame media={media} isLow />
    <Inset>
      <Icons />
      <Caption check={check} device="phone" />
      <Time>Just now</Time>
    </Inset>
  </>
);

const OnDesktop = ({ check, media }: PreviewProps) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '3fr 2fr' }}>
    <MediaFrame media={media} />
    <chakra.div display="flex" flexDirection="column" minWidth="0">
      <Account />
      <FirstComment>
        <Avatar size={32} />
        <div>
          <Caption check={check} device="desktop" />
        </div>
      </FirstComment>
      <Inset marginTop="auto" borderTopWidth="1px" borderColor="hairline">
        <Icons />
        <Time>Just now</Time>
      </Inset>
    </chakra.div>
  </chakra.div>
);

const Caption = ({ check, device }: Pick<PreviewProps, 'check' | 'device'>) => (
  <PostText
    text={check.body}
    entities={check.entities}
    fold={check.folds[device]}
    more="more"
    before={
      <CaptionName>
        <Handle />{' '}
      </CaptionName>
    }
  />
);

/** In line with the words, and with the space before them. */
const CaptionName = chakra('b', {
  base: {
    ...ONE_LINE,
    display: 'inline-block',
    maxWidth: 'full',
    verticalAlign: 'top',
    whiteSpace: 'pre',
    fontWeight: '600',
  },
});

const Account = () => (
  <AuthorRow padding="3">
    <Avatar size={32} />
    <div>
      <b>
        <Handle />
      </b>
    </div>
    <MoreIcon />
  </AuthorRow>
);

/** Saving is at the other end of the row. */
const Icons = () => (
  <ActionRow aria-hidden color="ink" gap="4" flexWrap="nowrap">
    <HeartIcon size={24} />
    <CommentIcon size={24} />
    <SendIcon size={24} />
    <chakra.span marginInlineStart="auto">
      <KeepIcon size={24} />
    </chakra.span>
  </ActionRow>
);

const Time = chakra('div', { base: { color: 'muted', fontSize: 'xs' } });

const FirstComment = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    padding: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    fontSize: 'sm',
    '& > div': { minWidth: '0' },
  },
});
