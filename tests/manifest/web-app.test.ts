import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS, WEB_APP } from '../../manifest/web-app.ts';
import { SHARE_TARGET_PATH } from '#domain/site/share-target.ts';

/** The size of a PNG, from its first chunk. */
function sizeOf(src: string): string {
  const png = readFileSync(`public${src}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const shortcutIcons = WEB_APP.shortcuts.flatMap(({ icons }) => icons);

describe("the web app's manifest", () => {
  test('the manifest has the fields that an installation requires', () => {
    expect(WEB_APP).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(WEB_APP.short_name.length).toBeLessThanOrEqual(12);
    const icons = WEB_APP.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']);
    expect(WEB_APP.shortcuts.map(({ name }) => name)).toEqual(['New campaign', 'Faceless video']);
    expect(new Set(WEB_APP.screenshots.map((it) => it.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
  });

  test.each([...WEB_APP.icons, ...WEB_APP.screenshots, ...shortcutIcons])(
    '$src exists in its declared size',
    ({ src, sizes }) => {
      expect(existsSync(`public${src}`)).toBe(true);
      expect(sizeOf(src)).toBe(sizes);
    },
  );

  test('the manifest routes shares and files to the same review, inside its scope', () => {
    expect(WEB_APP.share_target).toMatchObject({ action: SHARE_TARGET_PATH, method: 'POST' });
    expect(WEB_APP.file_handlers[0]?.action).toMatch(/^\/\?step=customize/);
    expect(WEB_APP.file_handlers[0]?.accept).toEqual({
      'text/csv': ['.csv'],
      'text/plain': ['.txt'],
    });
  });

  test('the manifest opens a new window instead of one where the user writes a post', () => {
    expect(WEB_APP.launch_handler).toEqual({ client_mode: 'navigate-new' });
  });

  test('the manifest has the theme colors of the pages for light and dark', () => {
    const page = readFileSync('index.html', 'utf8');
    for (const [scheme, color] of Object.entries(THEME_COLORS)) {
      expect(page).toContain(`content="${color}" media="(prefers-color-scheme: ${scheme})"`);
    }
    expect(WEB_APP.theme_color).toBe(THEME_COLORS.light);
  });
});
