import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { art } from './art-plugin.ts';
import { jsonFields } from './json-field-plugin.ts';
import { scriptTexts } from './script-text-plugin.ts';

/** These replace modules or globals, so they need isolation. */
const OWN_MODULES = [
  'test/account-reads.test.ts',
  'test/one-visitor-control.test.ts',
  'test/one-visitor.test.ts',
  'test/page-data.test.ts',
  'test/page-reads.test.ts',
  'test/retry-read.test.ts',
  'test/sanitize.test.ts',
  'test/scroll-to-anchor.test.ts',
  'test/use-read.test.ts',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [art(), jsonFields(), scriptTexts(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    environment: 'node',
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    server: { deps: { inline: ['@trek/ui', 'swr', 'wouter'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'site server',
          include: ['test/**/*.test.ts'],
          exclude: OWN_MODULES,
          // Every test opens its own site; loading the pages for each file is what takes long.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'site server with modules of its own', include: OWN_MODULES } },
    ],
  },
});
