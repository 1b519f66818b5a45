/** Icons of actions on a post, a file or a draft, which the first screens do not load. */
import { Icon, type IconProps } from './icons.tsx';

export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM6 15a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2"
  />
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4v11.5m-5-5l5 5 5-5M4.5 20h15" />
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15.5V4M7 9l5-5 5 5M4.5 20h15" />
);

export const ShareIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6"
  />
);

export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6"
  />
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5" />
);

export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 12a.8.8 0 1 1-1.6 0A.8.8 0 0 1 6 12zM12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM19.6 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0z"
  />
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2" />
);
