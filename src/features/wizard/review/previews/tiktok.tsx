import { chakra } from '@chakra-ui/react';
import { MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentIcon, HeartIcon, KeepIcon, NoteIcon, PassOnIcon } from './preview-icons.tsx';
import { Avatar, Handle, ONE_LINE } from './profile.tsx';

/**
 * The video fills the screen. Over it at the bottom left: the user name, the caption and the sound;
 * at the right the rail of actions, over the video on a phone and beside it on a desktop. The rail
 * takes up to 180 of 1080 px and the caption up to 460 of 1920 (secondary source: socaptions.com,
 * "TikTok safe zones 2026"); the order is from app2.md (weak). Read in November 2026.
 */
export function TiktokPreview({ device, check, media }: PreviewProps) {
  const { body, entities, folds } = check;
  return (
    <Screen data-device={device}>
      <chakra.div position="relative" flex="1" minWidth="0">
        <MediaFrame media={media} isDark />
        <Caption>
          <b>
            @<Handle />
          </b>
          <PostText
            text={body}
            entities={entities}
            fold={folds[device]}
            more="more"
            linkColor="#9CCBFF"
          />
          <Sound aria-hidden>
            <NoteIcon size={14} />
            <span>
              original sound - <Handle />
            </span>
          </Sound>
        </Caption>
      </chakra.div>
      <Rail aria-hidden>
        <Avatar size={40} />
        <HeartIcon size={28} />
        <CommentIcon size={28} />
        <KeepIcon size={28} />
        <PassOnIcon size={28} />
      </Rail>
    </Screen>
  );
}

const Screen = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: '3',
    background: '#16181D',
    color: '#FFFFFF',
    '&[data-device=desktop]': {
      maxWidth: '380px',
      marginInline: 'auto',
      '& > :last-child': { position: 'static', paddingBottom: '4', paddingInlineEnd: '3' },
      '& > :first-child > :last-child': { paddingInlineEnd: '4' },
    },
  },
});

/** Shade that leaves the video visible and white text readable; full once the caption is open. */
const Caption = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    display: 'grid',
    gap: '1',
    alignContent: 'end',
    paddingTop: '16',
    paddingInlineStart: '3',
    paddingInlineEnd: '16',
    paddingBottom: '4',
    background: 'linear-gradient(transparent, rgb(16 18 22 / 0.7) 64px)',
    textShadow: '0 1px 2px rgb(0 0 0 / 0.6)',
    '& b': { ...ONE_LINE, fontWeight: '600' },
    '&:has([aria-expanded=true])': {
      top: '0',
      overflowY: 'auto',
      alignContent: 'safe end',
      background: 'rgb(16 18 22 / 0.94)',
    },
  },
});

const Sound = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    fontSize: 'sm',
    '& span': ONE_LINE,
  },
});

const Rail = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '2',
    bottom: '4',
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.5))',
  },
});
