import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { publishedSubpaths } from '../published-exports.mjs';
import * as machines from '../src/machines.ts';
import { codeBlocks } from './readme.ts';

const packageFolder = join(import.meta.dirname, '..');
const host = inject('host');
const modules = publishedSubpaths(manifest.exports)
  .map((subpath) => subpath.slice(2))
  .filter((subpath) => !subpath.endsWith('.css'));

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * Hashes in the names of chunks: with any other text in one of them, they compress to some bytes more or less. The titles
 * count them, the limits do not.
 */
const HASHES = /(?<=[\w-])-[A-Z\d]{8}(?=\.js)/g;

type Compress = (code: Uint8Array) => Uint8Array;

/**
 * The size of what a host's page loads first for some lines of code: their code and its static imports.
 * @param compress how a file is compressed. Default: with Brotli, as well as it can
 * @param late modules whose late import counts as well. Default: none
 * @param external what the page has already. Default: React
 * @returns bytes
 */
async function firstLoad(
  code: string,
  resolveDir: string,
  { compress = brotliCompressSync as Compress, late = /^$/, external = REACT } = {},
): Promise<number> {
  const options: BuildOptions = {
    stdin: { contents: code, resolveDir, loader: 'tsx', sourcefile: 'page.tsx' },
    // Names of chunks come from paths: below a folder of another name each time, a size would differ by a hundred bytes.
    absWorkingDir: resolveDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: join(resolveDir, 'out'),
    jsx: 'automatic',
    external: [...external, '*.css'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  };
  const { metafile, outputFiles } = await build({ ...options, write: false, metafile: true });
  const files = new Map(outputFiles.map((file) => [file.path, file]));
  const first = new Set<OutputFile>();
  const load = (path: string) => {
    const file = [...files.values()].find((candidate) => candidate.path.endsWith(path.replace(/^(\.\.?\/)+/, '/')));
    const output = metafile.outputs[path];
    if (!file || !output || first.has(file)) return;
    first.add(file);
    for (const { path: imported, kind } of output.imports) {
      if (kind === 'import-statement' || late.test(metafile.outputs[imported]?.entryPoint ?? '')) load(imported);
    }
  };
  // Late modules are entries, too.
  load(Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint?.endsWith('page.tsx')) ?? '');
  expect(first.size).toBeGreaterThan(0);
  return [...first].reduce((sum, { text }) => sum + compress(Buffer.from(text.replaceAll(HASHES, ''))).length, 0);
}

const everythingOf = (subpath: string) => `import * as all from '@trek/ui/${subpath}'; console.log(all);`;

describe('the code that a page loads', () => {
  test.each(modules)('@trek/ui/%s is no larger than its source', async (subpath) => {
    // To compare, gzip will do: it takes a tenth of the time.
    const packed = await firstLoad(everythingOf(subpath), host, { compress: gzipSync });
    const source = await firstLoad(everythingOf(subpath), packageFolder, { compress: gzipSync });
    // A hundred bytes of grace: of a module this small they are no sign of anything.
    expect(packed).toBeLessThanOrEqual(source * 1.05 + 100);
  });

  // The payment machine is a part of it.
  const larger: Record<string, number> = { bookingMachine: 23_650 };

  test.each(Object.keys(machines).filter((name) => name.endsWith('Machine')))(
    '%s alone is 16 kB, with XState',
    async (name) => {
      const code = `import { ${name} } from '@trek/ui/machines'; console.log(${name});`;
      expect(await firstLoad(code, host)).toBeLessThanOrEqual(larger[name] ?? 16_000);
    },
  );

  test('a listing is 20 kB', async () => {
    const code = `import { DefaultListing } from '@trek/ui/listing'; console.log(DefaultListing);`;
    expect(await firstLoad(code, host)).toBeLessThanOrEqual(19_750);
  });

  test('a whole booking, with what loads when it opens, is 81.2 kB', async () => {
    const code = `import { DefaultBooking } from '@trek/ui/booking';
      import { TrekProvider, connectBackend } from '@trek/ui/provider';
      import { SessionProvider } from '@trek/ui/session';
      console.log(DefaultBooking, TrekProvider, connectBackend, SessionProvider);`;
    expect(await firstLoad(code, host, { late: /booking-controller|run-session|read-answers/ })).toBeLessThanOrEqual(
      80_300,
    );
  });

  test('the texts of booking bring no other code', async () => {
    const code = `import { bookingPanelTexts } from '@trek/ui/booking'; console.log(bookingPanelTexts.english.bookNow);`;
    expect(await firstLoad(code, host)).toBeLessThanOrEqual(2600);
  });

  test('the whole application in the README is 95 kB, React included', async () => {
    const code = `import './src/main.tsx';`;
    expect(await firstLoad(code, await readmeFolder(), { external: [] })).toBeLessThanOrEqual(94_000);
  });

  test('the example in the README is 21.7 kB', async () => {
    const code = `import { BookATrek } from './src/book-a-trek'; console.log(BookATrek);`;
    expect(await firstLoad(code, await readmeFolder())).toBeLessThanOrEqual(21_200);
  });
});

/** A host with the files of the README. */
async function readmeFolder(): Promise<string> {
  const folder = join(host, 'example');
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const { file, code } of await codeBlocks(join(host, 'node_modules/@trek/ui/README.md'))) {
    if (file) await writeFile(join(folder, file), code);
  }
  return folder;
}

describe('the skin', () => {
  const dist = join(host, 'node_modules/@trek/ui');

  test('is at most 17.8 kB with every feature, compressed ahead of time', async () => {
    const css = await readFile(join(dist, 'dist/skin.css'));
    expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(17_800);
  });

  test.each(publishedSubpaths(manifest.exports).filter((subpath) => subpath.endsWith('.css')))(
    '%s is minified without a banner, measures in --trek-unit, and has types',
    async (subpath) => {
      const { exports } = JSON.parse(await readFile(join(dist, 'package.json'), 'utf8'));
      const { types, default: path } = exports[subpath];
      const css = await readFile(join(dist, path), 'utf8');
      expect(css).not.toMatch(/vanilla-extract|\/\*|\n.+\n/);
      expect(css.replace(/var\(--trek-unit, ?1rem\)/g, '')).not.toMatch(/\drem\b/);
      expect(existsSync(join(dist, types))).toBe(true);
    },
  );
});
