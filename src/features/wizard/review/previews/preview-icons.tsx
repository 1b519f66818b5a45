import { Icon, type IconProps } from '#ui/icons.tsx';

/** Icons around a post, drawn for this app: generic symbols, never a platform's own. */
export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20C6.5 15.8 3.5 12.6 3.5 9.2A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2c0 3.4-3 6.6-8.5 10.8z"
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

export const KeepIcon = (props: IconProps) => <Icon {...props} d="M7 4h10v16l-5-4-5 4z" />;

export const PlayIcon = (props: IconProps) => <Icon {...props} d="M8 5.5v13l10.5-6.5z" />;

export const PictureIcon = (props: IconProps) => (
  <Icon {...props} d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 16M15.5 9h.01" />
);
