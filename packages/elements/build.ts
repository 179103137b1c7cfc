import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { demoPlugin } from '../ui/build-demo.ts';
import kit from '../ui/package.json' with { type: 'json' };
import { type ChunkPlan, planChunks } from './chunk-plan.ts';
import { partPlugin, sheetPlugin } from './sheet-plugin.ts';

/**
 * Builds the script for other sites into the given folder, or `dist`: `trek.js`, which defines the tags, and the chunks that
 * it loads, each with compressed copies. Chunk names contain a content hash.
 */

const root = import.meta.dirname;
const SCRIPT = 'trek.js';

/** React's API by Preact, since elements share nothing with the page's own React: 9 kB after Brotli instead of 58. */
const SMALL_REACT = Object.fromEntries(
  Object.entries({
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
    react: 'preact/compat',
  }).map(([name, by]) => [name, fileURLToPath(import.meta.resolve(by))]),
);

/** Built into React since 18: the shim for older versions is not needed. */
const ownStore: Plugin = {
  name: 'own-store',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim(\/index\.js)?$/ },
    handler() {
      return this.resolve('react', join(root, 'build.ts'));
    },
  },
};

/** Elements have no markup of a server, so nothing is pressed or typed before its code has come. */
const noServerMarkup: Plugin = {
  name: 'no-server-markup',
  load: {
    filter: { id: /packages\/ui\/src\/core\/lazy\/(?:use-replay-inputs|early-presses)\.ts$/ },
    handler: (id) =>
      id.includes('early-presses')
        ? 'const none = { release: () => false };\nexport const earlyPresses = () => none;'
        : 'export const useReplayInputs = () => {};',
  },
};

/** Builds the files without writing them. */
export async function buildElements(): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    cwd: root,
    preserveEntrySignatures: 'allow-extension',
    input: { trek: 'src/index.ts' },
    platform: 'browser',
    resolve: { alias: SMALL_REACT },
    plugins: [sheetPlugin(), partPlugin(), noServerMarkup, ownStore, demoPlugin()],
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"', TREK_UI_VERSION: JSON.stringify(kit.version) },
    },
    checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    // `use client` means nothing in a bundle for browsers.
    onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
  });
  const generate = async (plan?: ChunkPlan) => {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: Boolean(plan),
      // Notes for another bundler.
      comments: { annotation: false, jsdoc: false },
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash:8].js',
      ...(plan && {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/preact\//, priority: 1 },
            { name: (id: string) => plan(id) ?? null },
          ],
        },
      }),
    });
    return output.filter((file) => file.type === 'chunk');
  };
  const chunks = await generate(planChunks(await generate()));
  await bundle.close();
  return chunks;
}

async function write(chunks: OutputChunk[], dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await Promise.all(
    chunks.flatMap(({ fileName, code }) => {
      const path = join(dist, fileName);
      return [
        writeFile(path, code),
        promisify(brotliCompress)(code).then((small) => writeFile(`${path}.br`, small)),
        promisify(gzip)(code, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ];
    }),
  );
  const script = chunks.find(({ fileName }) => fileName === SCRIPT);
  if (!script) throw new Error(`The build has made no ${SCRIPT}.`);
  const integrity = `sha384-${createHash('sha384').update(script.code).digest('base64')}`;
  await writeFile(join(dist, 'integrity.txt'), integrity);
}

if (import.meta.main) await write(await buildElements(), resolve(process.argv[2] ?? join(root, 'dist')));
