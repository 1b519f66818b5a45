import { defineConfig } from 'vitest/config';

/** `#…` imports resolve through `imports` of package.json, as in the app. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/property.ts'],
    globalSetup: ['tests/seo/site-folder.ts'],
    // Half the time goes into loading what another file has loaded; no test leaves anything behind.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    // Starting the embedded backend makes a Postgres database the first time.
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
