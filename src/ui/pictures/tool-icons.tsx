/** Line icons of fields and requests: see `icons.tsx`. */
import { Icon, type IconProps } from './icons.tsx';

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
  />
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 9.5c2 3 5.2 4.5 9 4.5s7-1.5 9-4.5M6.3 12.8l-1.8 2.7M17.7 12.8l1.8 2.7M12 14v3.5"
  />
);

export const RepeatIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19m-3.5-3.5L19 6l-3.5 3.5M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5m3.5 3.5L5 18l3.5-3.5"
  />
);

export const KeyIcon = (props: IconProps) => (
  <Icon {...props} d="M12 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10.8 13.2L20 4M16 8l3 3" />
);

export const StopIcon = (props: IconProps) => (
  <Icon {...props} d="M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" />
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M4 20l1-4.5L16 4.5 19.5 8l-11 11zM13.5 7l3.5 3.5" />
);
