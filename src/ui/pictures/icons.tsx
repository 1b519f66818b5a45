/**
 * Line icons of the interface, drawn for this app: 24 units square, one 1.6 stroke, round ends.
 * Decorative next to text, so hidden from the accessibility tree. Icons that the shell of
 * every page doesn't need are in files of their own, which other pages do not load.
 */

export type IconProps = {
  /** Width and height in CSS pixels. */
  size?: number | undefined;
};

export const Icon = ({ d, size = 20 }: IconProps & { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;

export const CrossIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6L6 18" />;

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />;

export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} d="M20 12H4m6-6l-6 6 6 6" />;

export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M4 12h16m-6-6l6 6-6 6" />;

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h10" />;

export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13.5 4.5h6v6M19.5 4.5L11 13M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4"
  />
);

export const WarningIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.6 5L3.2 17.6A1.6 1.6 0 0 0 4.6 20h14.8a1.6 1.6 0 0 0 1.4-2.4L13.4 5a1.6 1.6 0 0 0-2.8 0zM12 10v4M12 17h.01"
  />
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.8h.01" />
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20a7 6 0 0 1 14 0" />
);

export const QueueIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 6h10M4 12h7M4 18h5M17.5 21a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM17.5 14.5v2l1.5 1"
  />
);
