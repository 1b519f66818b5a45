/**
 * Web app manifest as typed data (https://www.w3.org/TR/appmanifest/; share target and file
 * handlers as Chromium implements them). The build writes it as `manifest.webmanifest`.
 */
import { HEADS } from '../src/content/heads.ts';
import { SITE } from '../src/content/site.ts';
import { SHARE_TARGET_PATH, SHARE_TARGET_FIELDS } from '../src/domain/site/share-target.ts';

interface Picture {
  readonly src: string;
  /** Width x height in pixels. */
  readonly sizes: `${number}x${number}`;
  readonly type: 'image/png' | 'image/jpeg';
}

interface Icon extends Picture {
  readonly purpose: 'any' | 'maskable' | 'monochrome';
}

interface Screenshot extends Picture {
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

interface Shortcut {
  readonly name: string;
  readonly short_name?: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly Icon[];
}

interface WebApp {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr';
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly theme_color: string;
  readonly background_color: string;
  readonly categories: readonly string[];
  readonly icons: readonly Icon[];
  readonly screenshots: readonly Screenshot[];
  readonly shortcuts: readonly Shortcut[];
  readonly launch_handler: { readonly client_mode: string };
  readonly share_target: {
    readonly action: string;
    readonly method: 'POST';
    readonly enctype: 'multipart/form-data';
    readonly params: {
      readonly title: string;
      readonly text: string;
      readonly url: string;
      readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
    };
  };
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
    readonly launch_type: 'single-client';
  }[];
}

/** The `paper` colour of `src/ui/tokens.ts`, light and dark. `index.html` contains both. */
export const THEME_COLORS = { light: '#FBFAF7', dark: '#14161A' } as const;

const FEEDBACK_FILES = { 'text/csv': ['.csv'], 'text/plain': ['.txt'] } as const;

const icon = (name: string, size: number, purpose: Icon['purpose']): Icon => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (
  form_factor: Screenshot['form_factor'],
  name: string,
  label: string,
): Screenshot => ({
  src: `/screenshots/${form_factor}-${name}.png`,
  sizes: form_factor === 'narrow' ? '390x844' : '1440x900',
  type: 'image/png',
  form_factor,
  label,
});

const SHORTCUT_ICONS = [icon('icon', 192, 'any')] as const;

export const WEB_APP: WebApp = {
  id: '/',
  name: `${SITE.name}: posts from what customers say`,
  short_name: SITE.name,
  description: HEADS.home.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // A manifest takes one colour; the pages also declare the dark one.
  theme_color: THEME_COLORS.light,
  background_color: THEME_COLORS.light,
  categories: ['business', 'productivity', 'social'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    screenshot('narrow', 'platform', 'Choose where the post will appear'),
    screenshot('narrow', 'customize', 'What customers said, as single quotes'),
    screenshot('narrow', 'review', 'Read, edit and copy the finished post'),
    screenshot('wide', 'customize', 'What customers said, as single quotes'),
    screenshot('wide', 'review', 'Read, edit and copy the finished post'),
  ],
  shortcuts: [
    {
      name: 'New campaign',
      description: 'Turn what customers say into a post',
      url: '/?step=platform',
      icons: SHORTCUT_ICONS,
    },
    {
      name: 'Faceless video',
      description: HEADS.facelessVideo.description,
      url: '/faceless-video',
      icons: SHORTCUT_ICONS,
    },
  ],
  // Never reuses an open window: navigating it would abort a request that may be billed, and
  // Chromium drops the shared data of an app that only focuses one (`focus-existing`).
  launch_handler: { client_mode: 'navigate-new' },
  share_target: {
    action: SHARE_TARGET_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: SHARE_TARGET_FIELDS.title,
      text: SHARE_TARGET_FIELDS.text,
      url: SHARE_TARGET_FIELDS.url,
      files: [
        {
          name: SHARE_TARGET_FIELDS.files,
          accept: Object.entries(FEEDBACK_FILES).flatMap(([type, names]) => [type, ...names]),
        },
      ],
    },
  },
  file_handlers: [
    {
      action: '/?step=customize&shared=files',
      accept: FEEDBACK_FILES,
      launch_type: 'single-client',
    },
  ],
};
