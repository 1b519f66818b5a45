/**
 * Icon of each wizard choice, keyed by the choice's id. Drawn for this app: a platform is
 * represented by what people do there, never by its company's logo.
 */
import type { JSX } from 'react';
import { Icon, type IconProps } from '../pictures/icons.tsx';

type IconComponent = (props: IconProps) => JSX.Element;

const FacebookIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM2 19.5c0-6.5 10-6.5 10 0M13.5 5H22M13.5 9H22M15 13h7M16 17h3.5"
  />
);

const InstagramIcon = (props: IconProps) => (
  <Icon {...props} d="M5 7.5h14v13H5zM8.5 7.5L12 3.5l3.5 4M5 18l4.5-5 3.5 4 2-2 4 4" />
);

const LinkedinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 8h15A1.5 1.5 0 0 1 21 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-9A1.5 1.5 0 0 1 4.5 8zM8.5 8V4.5h7V8M3 12.5c5.5 2.7 12.5 2.7 18 0M12 13.5v2"
  />
);

const YoutubeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM10.3 8v5l4.2-2.5zM7.5 20h9"
  />
);

const TiktokIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10.5 15V9l4-1v6M10.5 15a1 1 0 1 1-1-1M14.5 14a1 1 0 1 1-1-1"
  />
);

const TextIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8zM14 3.5V8h4.5M9 12.5h6M9 16h4"
  />
);

const ImageIcon = (props: IconProps) => (
  <Icon {...props} d="M4 3.5h16v11H4zM4 12.5l4.5-4 3.5 3.5 2.5-2 5.5 4M4 18h16M4 21h8M16 7h.01" />
);

const VideoIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 6.5h9A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM15 11l6-3.5v9L15 13"
  />
);

const ConversationalIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H8.5L5 15v-3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM18.5 9a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2 2.5v3l-3.5-3H12"
  />
);

const JoyfulIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1"
  />
);

const ProfessionalIcon = (props: IconProps) => (
  <Icon {...props} d="M9 3.5h6L13.8 8h-3.6zM10.2 8L7.5 17l4.5 3.5 4.5-3.5-2.7-9" />
);

const InspiringIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 20L10 9l4 6 2-2.5 5.5 7.5zM10 9V3.5l4.5 1.8L10 7" />
);

const HumorousIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM7 10.2c.5-1.3 2.2-1.3 2.7 0M14.3 10.2c.5-1.3 2.2-1.3 2.7 0M7.5 13.5h9a4.5 4.5 0 0 1-9 0z"
  />
);

const EmpatheticIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 14.5L7.3 9.6a3 3 0 0 1 4.3-4.3l.4.4.4-.4a3 3 0 0 1 4.3 4.3zM3.5 14c1.8 4 4.8 6.5 8.5 6.5s6.7-2.5 8.5-6.5"
  />
);

const YoungAdultsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 17v-4a8 8 0 0 1 16 0v4M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5z"
  />
);

const ProfessionalsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 6h11A1.5 1.5 0 0 1 19 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-12A1.5 1.5 0 0 1 6.5 6zM10 3h4v4h-4zM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM8.5 18c.5-3.3 6.5-3.3 7 0"
  />
);

const FamiliesIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9.5 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19.5 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM13.8 14.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM2.5 18v-2c0-4 4-5 6.5-3.5M21.5 18v-2c0-4-4-5-6.5-3.5M8.5 21c0-3.5 7-3.5 7 0"
  />
);

const SeniorsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 14a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM21 14a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM10 13.5c1-1.3 3-1.3 4 0M3 14l2-7h2M21 14l-2-7h-2"
  />
);

const EntrepreneursIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM4.5 12.5V20h15v-7.5M10 20v-4.5h4V20"
  />
);

const ShortIcon = (props: IconProps) => <Icon {...props} d="M4 10h16M4 14h7" />;

const MediumIcon = (props: IconProps) => <Icon {...props} d="M4 8h16M4 12h16M4 16h10" />;

const LongIcon = (props: IconProps) => (
  <Icon {...props} d="M4 4h16M4 8h16M4 12h16M4 16h16M4 20h10" />
);

export const platformIcons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  youtube: YoutubeIcon,
  tiktok: TiktokIcon,
} as const satisfies Record<string, IconComponent>;

export const contentTypeIcons = {
  text: TextIcon,
  image: ImageIcon,
  video: VideoIcon,
} as const satisfies Record<string, IconComponent>;

export const toneIcons = {
  conversational: ConversationalIcon,
  joyful: JoyfulIcon,
  professional: ProfessionalIcon,
  inspiring: InspiringIcon,
  humorous: HumorousIcon,
  empathetic: EmpatheticIcon,
} as const satisfies Record<string, IconComponent>;

export const audienceIcons = {
  'young-adults': YoungAdultsIcon,
  professionals: ProfessionalsIcon,
  families: FamiliesIcon,
  seniors: SeniorsIcon,
  entrepreneurs: EntrepreneursIcon,
} as const satisfies Record<string, IconComponent>;

export const lengthIcons = {
  short: ShortIcon,
  medium: MediumIcon,
  long: LongIcon,
} as const satisfies Record<string, IconComponent>;
