import { beforeEach, describe, expect, test, vi } from 'vitest';
import { USER_FILES_CACHE } from '#services/device/caches.ts';

const FILES = ['/assets/a-1.js', '/assets/b-1.js'].map((url) => ({
  url,
  revision: null,
  integrity: `sha256-${url}`,
  forUsers: true,
}));
const PAGE = { url: '/about', revision: '1', integrity: 'sha256-/about' };

const script = (type = 'text/javascript') =>
  new Response('1', { headers: { 'Content-Type': type } });

/** A CacheStorage with the few methods that the worker uses. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  return {
    stored,
    has: async (name: string) => stored.has(name),
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        match: async (request: Request | string) => cache.get(keyOf(request)),
        put: async (request: string, response: Response) => void cache.set(request, response),
        keys: async () => [...cache.keys()].map((url) => new Request(`https://a.example${url}`)),
        delete: async (request: Request) => cache.delete(keyOf(request)),
      };
    },
  };
}

let storage: ReturnType<typeof fakeCaches>;
let network: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>;
let files: typeof import('#sw/user-files.ts');

beforeEach(async () => {
  storage = fakeCaches();
  network = vi.fn(async () => script());
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('self', { __WB_MANIFEST: [PAGE, ...FILES] });
  vi.resetModules();
  files = await import('#sw/user-files.ts');
  return () => vi.unstubAllGlobals();
});

const kept = () => [...(storage.stored.get(USER_FILES_CACHE)?.keys() ?? [])];

describe('the files of signed-in users', () => {
  test('each user file is loaded once, by its integrity and without redirects', async () => {
    await files.keepUserFiles();
    await files.keepUserFiles();
    expect(kept()).toEqual(FILES.map(({ url }) => url));
    expect(
      network.mock.calls.map(([url, { integrity, redirect }]) => [url, integrity, redirect]),
    ).toEqual(FILES.map(({ url, integrity }) => [url, integrity, 'error']));
  });

  test('a user file with a foreign body is requested again past the HTTP cache', async () => {
    network.mockRejectedValueOnce(new TypeError('integrity'));
    await files.keepUserFiles();
    expect(network.mock.calls.map(([, { cache }]) => cache)).toEqual([
      'default',
      'reload',
      'default',
    ]);
    expect(kept()).toHaveLength(2);
  });

  test('a page in place of a script is not cached, and earlier files stay', async () => {
    network.mockResolvedValueOnce(script()).mockResolvedValueOnce(script('text/html'));
    await expect(files.keepUserFiles()).rejects.toThrow('/assets/b-1.js is not ours');
    expect(kept()).toEqual(['/assets/a-1.js']);
  });

  test('a new release loads the user files only if the previous one had them', async () => {
    await files.renewUserFiles();
    expect(network).not.toHaveBeenCalled();
    await (await storage.open(USER_FILES_CACHE)).put('/assets/a-0.js', script());
    await files.renewUserFiles();
    expect(kept()).toEqual(['/assets/a-0.js', '/assets/a-1.js', '/assets/b-1.js']);
    await files.dropOldUserFiles();
    expect(kept()).toEqual(['/assets/a-1.js', '/assets/b-1.js']);
  });
});
