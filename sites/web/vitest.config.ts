import { join } from 'node:path';
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

interface SiteProject {
  name: string;
  root?: string;
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}

const site = ({ root = import.meta.dirname, ...test }: SiteProject) => ({
  root,
  plugins: [art(), jsonFields(), scriptTexts(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    environment: 'node',
    silent: 'passed-only' as const,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    server: { deps: { inline: ['@trek/ui', 'swr', 'wouter'] } },
    ...test,
  },
});

export const siteProjects = [
  // Every test opens its own site; loading the pages for each file is what takes long.
  site({ name: 'site', include: ['test/**/*.test.ts'], exclude: OWN_MODULES, isolate: false }),
  site({ name: 'site with modules of its own', include: OWN_MODULES }),
  site({ name: 'site under fault', root: join(import.meta.dirname, '../qa'), include: ['test/**/*.test.ts'] }),
  site({ name: 'office', root: join(import.meta.dirname, '../office'), include: ['src/**/*.test.ts'] }),
];

export default defineConfig({ test: { projects: siteProjects } });
