import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with a few long tests first: at the end, one worker would wait for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/linear/');
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

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
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    // Starting the embedded backend makes a Postgres database the first time.
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
