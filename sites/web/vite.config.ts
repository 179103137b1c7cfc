import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoPlugin } from '../../packages/ui/build-demo.ts';
import { art } from './art-plugin.ts';
import { companyFacts } from './company-facts-plugin.ts';
import { jsonFields } from './json-field-plugin.ts';
import { modules } from './modules.ts';
import { precompress } from './precompress-plugin.ts';
import { scriptTexts } from './script-text-plugin.ts';
import { companyFolder } from './server/company-folder.ts';

const company = companyFolder();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    companyFacts(company),
    jsonFields(),
    scriptTexts(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    art(company),
    demoPlugin(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    // Fonts and images stay separate files, for the style policy and the cache.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // The server's single file contains what browsers load lazily, and build times of a busy machine mean nothing.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        // Every page's entry names all other files: seven characters are enough to tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A server has all of its code in one file, so that it goes on when its build's folder is gone.
        codeSplitting: isSsrBuild
          ? false
          : {
              // Everything that each page needs is in two files: forty small ones compress worse and cost a request each.
              // React is a separate one, so that it stays cached when the site changes.
              groups: [
                {
                  name: 'react',
                  tags: ['$initial'],
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 3,
                },
                { name: 'site', tags: ['$initial'], priority: 2 },
                { name: 'xstate', test: /node_modules\/@?xstate\// },
                // Small shared modules: for every page, for those with fields or tabs, for those of treks.
                {
                  name: 'parts',
                  test: modules({
                    kit: [
                      'kit/heading.tsx',
                      'kit/parts-context.tsx',
                      'site/blog/blog.css.ts',
                      'catalogue/trek-card/trek-card.css.ts',
                    ],
                    site: ['document/page-head.tsx', 'pages/page.css.ts'],
                  }),
                },
                {
                  name: 'ids',
                  test: modules({
                    kit: [
                      'core/internal/logical-key.ts',
                      'kit/part-ids.ts',
                      'core/texts/plural.ts',
                      'core/lazy/use-replay-inputs.ts',
                    ],
                  }),
                  priority: 1,
                },
                {
                  name: 'treks',
                  test: modules({
                    kit: [
                      'api/slug.ts',
                      'kit/badge.tsx',
                      'kit/format.ts',
                      'kit/image.tsx',
                      'kit/use-price.ts',
                      'core/internal/column-width.ts',
                      'catalogue/trek-card/difficulty.ts',
                      'provider/resume-link.ts',
                      'core/internal/use-media-query.ts',
                      'api/use-trek-facts.ts',
                    ],
                  }),
                  priority: 1,
                },
                {
                  name: 'trek',
                  test: modules({
                    kit: [
                      'catalogue/trek-page/trek-page.texts.ts',
                      'catalogue/trek-page/trek-page.anatomy.ts',
                      'catalogue/trek-page/trek-page-context.tsx',
                    ],
                    site: ['data/trek-address.ts', 'data/trek-reads.ts'],
                  }),
                },
                {
                  name: 'cards',
                  test: modules({ kit: ['catalogue/trek-card/trek-card.tsx', 'catalogue/listing/listing.rules.ts'] }),
                },
                {
                  name: 'fields',
                  test: modules({
                    kit: [
                      'kit/field.tsx',
                      'core/typed/fold-text.ts',
                      'core/typed/latin-digits.ts',
                      'kit/dialog/use-back-to-close.ts',
                      'core/internal/unprovided.ts',
                      'account/session/session.timing.ts',
                    ],
                    site: ['data/list-reads.ts'],
                  }),
                },
              ],
            },
      },
    },
  },
  // Built into React since 18: the shim for older versions is not needed.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Bundled for the server, too: the kit's TypeScript and CSS in the workspace are not for plain Node.
  ssr: { noExternal: ['@trek/ui', '@trek/office', 'swr', 'wouter', '@ark-ui/react'] },
}));
