import mdx from '@mdx-js/rollup';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from './manifest/target-browsers.ts';
import { remarkArticleFacts } from './src/build/article-facts.ts';
import { CHUNK_GROUPS } from './src/build/chunk-groups.ts';
import { chunkName } from './src/build/chunk-name.ts';
import { securityHeaders } from './src/build/headers.ts';
import { prerenderPages } from './src/build/prerender.ts';
import { remarkSiteDetails } from './src/build/site-details.ts';
import { serviceWorker } from './src/build/worker.ts';

/** Plugins take most of a build by design: they prerender every page. */
const QUIET = { bundlerTimings: false };

export default defineConfig({
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        format: 'md',
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          remarkSiteDetails,
          remarkArticleFacts,
          remarkMdxFrontmatter,
        ],
      }),
    },
    tanstackRouter({
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    prerenderPages(),
    securityHeaders(),
    serviceWorker(),
  ],
  resolve: {
    alias: {
      // React has had the hook itself since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  worker: {
    // What reads customers' words loads the lists of a language with the first quote in it.
    format: 'es',
    rolldownOptions: {
      checks: QUIET,
      output: { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: chunkName },
    },
  },
  build: {
    target: BUILD_TARGET,
    // A page requests the app's chunks together (`src/boot/hydrate-on-demand.ts`), and its styles are
    // inlined: one sheet belongs to no chunk, so no import waits for it.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // `npm run size` holds the budgets; the largest chunk, what understands reviews, is never loaded
    // first.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: QUIET,
      // Otherwise the keys and names that lazy chunks read would be exports of the first screen's chunk.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        // Emotion stands on them for a function that nobody calls.
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          // They don't say that their modules have none: forms, fonts and PNG are not used.
          { test: /node_modules\/(@pdf-lib|pdf-lib|pako)\//, sideEffects: false },
        ],
      },
      output: { chunkFileNames: chunkName, codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
});
