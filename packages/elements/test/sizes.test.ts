import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtElements } from './agency.ts';

let chunks: Map<string, OutputChunk>;
/** Bytes of each file after Brotli. To compress takes long, and the views share most files. */
let compressed: Map<string, number>;

beforeAll(async () => {
  const built = await builtElements();
  chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  compressed = new Map(built.map(({ fileName, code }) => [fileName, brotliCompressSync(code).length]));
});

const fileOf = (source: string) =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))?.fileName ?? '';

/** Bytes after Brotli of what some sources bring at once. */
function firstLoad(...sources: string[]): number {
  const seen = new Set<string>();
  const load = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) load(imported);
  };
  for (const source of sources) load(fileOf(source));
  return [...seen].reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0);
}

const elements = (...views: string[]) =>
  firstLoad('src/index.ts', 'src/mount.tsx', ...views.map((view) => `src/views/${view}.tsx`));

describe('what a page loads', () => {
  test('for the tags alone is 2 kB', () => {
    const bytes = firstLoad('src/index.ts');
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(2000);
  });

  // React is 58 kB of each.
  test.each([
    ['offer', 94_700],
    ['booking', 97_000],
    ['book-button', 97_000],
    ['page', 103_600],
    ['list', 105_900],
    ['account', 143_000],
  ])('for %s is %d bytes, all included', (view, most) => {
    expect(elements(view)).toBeLessThanOrEqual(most);
  });
});
