import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** `./booking/rules` and its source become the entry `booking/rules`, so that dist mirrors the published subpaths. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([subpath, source]) => [subpath.slice(2).replace(/\.css$/, ''), source]),
);

type ChunkPlugin = NonNullable<Options['plugins']>[number];

const directive = /^\s*['"]use client['"]/;

/** esbuild drops `'use client'` from the chunks that entries share: it comes back where a source of the chunk has it. */
const keepUseClient: ChunkPlugin = {
  name: 'keep-use-client',
  renderChunk(code, { map, path }) {
    if (!path.endsWith('.js')) return undefined;
    const { sources = [] }: { sources?: string[] } = typeof map === 'string' ? JSON.parse(map) : (map ?? {});
    const isClient = sources.some((source) => /\.tsx?$/.test(source) && directive.test(readSource(source)));
    return isClient ? { code: `'use client';\n${code}`, map } : undefined;
  },
};

function readSource(source: string): string {
  try {
    return readFileSync(source.replace(/^(\.\.\/)+/, ''), 'utf8');
  } catch {
    return '';
  }
}

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'es2022',
  dts: true,
  splitting: true,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [keepUseClient],
});
