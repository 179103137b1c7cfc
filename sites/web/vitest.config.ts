import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { jsonFields } from './json-field-plugin.ts';
import { scriptTexts } from './script-text-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [jsonFields(), scriptTexts(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    name: 'site server',
    environment: 'node',
    silent: 'passed-only',
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    server: { deps: { inline: ['@trek/ui', 'swr', 'wouter'] } },
  },
});
