import { Icon, type IconProps } from '#ui/pictures/icons.tsx';

/** Icons around a post, drawn for this app: generic symbols, never a platform's own. */
export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20C6.5 15.8 3.5 12.6 3.5 9.2A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2c0 3.4-3 6.6-8.5 10.8z"
  />
);

export const ThumbIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7.5 10.5l4-7a2 2 0 0 1 2 2.3L13 9.5h5a2 2 0 0 1 2 2.4l-1.2 6A2 2 0 0 1 16.8 19.5H7.5zM4 10.5h3.5v9H4z"
  />
);

export const ThumbDownIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M16.5 13.5l-4 7a2 2 0 0 1-2-2.3l.5-3.7H6a2 2 0 0 1-2-2.4l1.2-6A2 2 0 0 1 7.2 4.5h9.3zM20 13.5h-3.5v-9H20z"
  />
);

export const CommentIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H11L7 20v-3.5H5.5A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5z"
  />
);

export const PassOnIcon = (props: IconProps) => (
  <Icon {...props} d="M13 6.5l6.5 5.5-6.5 5.5v-3.5c-4 0-6.5 1-8.5 4 .5-5 3-8 8.5-8.5z" />
);

export const RepostIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 9.5V9a3 3 0 0 1 3-3h11m-3-3l3 3-3 3M20 14.5v.5a3 3 0 0 1-3 3H6m3 3l-3-3 3-3"
  />
);

export const SendIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 4L3.5 9.5l7 4 4 7zM20.5 4l-10 9.5" />
);

export const KeepIcon = (props: IconProps) => <Icon {...props} d="M7 4h10v16l-5-4-5 4z" />;

export const PlayIcon = (props: IconProps) => <Icon {...props} d="M8 5.5v13l10.5-6.5z" />;

export const PictureIcon = (props: IconProps) => (
  <Icon {...props} d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 16M15.5 9h.01" />
);

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16"
  />
);

/** Three dots: the menu of a post. */
export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM18.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0z"
  />
);

export const NoteIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 17.5V5l8-1.5v12M10 17.5a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0zM18 15.5a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0z"
  />
);
