/**
 * Web app manifest as typed data (https://www.w3.org/TR/appmanifest/; share target and file
 * handlers as Chromium implements them). The build writes it as `manifest.webmanifest`.
 */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { HEADS } from '../src/content/heads.ts';
import { SITE } from '../src/content/site.ts';
import { SHARE_TARGET_PATH, SHARE_TARGET_FIELDS } from '../src/domain/site/share-target.ts';

type FileHandler = ManifestOptions['file_handlers'][number] & {
  /** Chromium's way to open several files; missing from the plugin's types. */
  readonly launch_type: 'single-client';
};

type WebApp = Partial<Omit<ManifestOptions, 'file_handlers'>> & {
  readonly file_handlers: readonly FileHandler[];
};

/** The `paper` colour of `src/ui/theme/tokens.ts`, light and dark. `index.html` contains both. */
export const THEME_COLORS = { light: '#FBFAF7', dark: '#14161A' } as const;

const FEEDBACK_FILES = { 'text/csv': ['.csv'], 'text/plain': ['.txt'] };

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (form_factor: 'narrow' | 'wide', name: string, label: string) => ({
  src: `/screenshots/${form_factor}-${name}.png`,
  sizes: form_factor === 'narrow' ? '390x844' : '1440x900',
  type: 'image/png',
  form_factor,
  label,
});

const SHORTCUT_ICONS = [icon('icon', 192, 'any')];

export const WEB_APP = {
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
} satisfies WebApp;
