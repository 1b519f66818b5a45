import { Icon, type IconProps } from '#ui/pictures/icons.tsx';

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;

export const QuoteIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v8a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5zM8 9.5h8M8 12.5h5"
  />
);

export const RulerIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 8.5h17v7h-17zM7.5 8.5v3M11.5 8.5v3.5M15.5 8.5v3" />
);

export const WandIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 19.5L15 9M13 7l4 4M17.5 3v3M16 4.5h3M20 9.5v2M19 10.5h2M9.5 4v2M8.5 5h2"
  />
);

export const PictureIcon = (props: IconProps) => (
  <Icon
    size={18}
    {...props}
    d="M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM4.5 17l4.5-4.5 3.5 3.5 3-3 4 4M15.5 9a1 1 0 1 1-2 0 1 1 0 0 1 2 0z"
  />
);
