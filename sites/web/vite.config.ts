import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { art } from './art-plugin.ts';
import { jsonFields } from './json-field-plugin.ts';
import { precompress } from './precompress-plugin.ts';
import { scriptTexts } from './script-text-plugin.ts';

export default defineConfig({
  plugins: [jsonFields(), scriptTexts(), react(), vanillaExtractPlugin({ identifiers: 'short' }), art(), precompress()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the policy for styles and the cache both want it so.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // The server's one bundle holds what the browser loads late; times of a busy machine tell nothing.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        // The script of every page names all the others: seven characters tell their versions apart as well as eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What every page needs is two files: forty small ones compress worse, and each costs a request. React is one of
          // them, so that a new version of the site leaves it in the visitor's cache.
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: 'site', tags: ['$initial'] },
            { name: 'xstate', test: /node_modules\/@?xstate\// },
            // What list and trek pages share is one file more, with all that it imports.
            // Small things that several pages need are together in a file for every page and one for pages with a form.
            { name: 'parts', test: /(kit\/(heading|parts-context)|page-head)\.tsx$|page\.css\.ts/ },
            { name: 'fields', test: /(kit\/field|plural|use-back-to-close|use-replay-inputs|list-reads)\.tsx?$/ },
            { name: 'treks', test: /(trek-card|data\/reads|listing\.rules|use-media-query)\.tsx?$/ },
          ],
        },
      },
    },
  },
  // React has had it since 18: what stands in for it in older versions need not be sent.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // One bundle for the server: the kit is TypeScript and CSS in the workspace, which plain Node does not take.
  ssr: { noExternal: ['@trek/ui', '@trek/office', 'swr', 'wouter', '@ark-ui/react'] },
});
