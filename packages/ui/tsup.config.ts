import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { DEMO_MODULE, demoModule } from './build-demo.ts';
import { embedSheet } from './embed-sheet.ts';
import { llmsText } from './llms-text.ts';
import manifest from './package.json' with { type: 'json' };
import { publishedSubpaths } from './published-exports.mjs';
import { openApiDocument } from './src/contract/index.ts';

/**
 * Builds the published files: `dist` mirrors `src`, one file for each module. So a host's bundler drops what the host does
 * not use as it would of the source, and each module keeps its own `'use client'`, or has none. Beside it, `openapi.json` is
 * the contract for backends, and `llms.txt` the documentation as one text.
 */

const root = import.meta.dirname;
const dist = join(root, 'dist');
const compiler = join(root, '../../node_modules/typescript-native/bin/tsc');
const sources: Record<string, string> = manifest.exports;
const entries = publishedSubpaths(sources).map((subpath) => [subpath, sources[subpath] ?? ''] as const);

/** The sheets, each under the name of its subpath. */
const sheets = Object.fromEntries(
  entries
    .filter(([subpath]) => subpath.endsWith('.css'))
    .map(([subpath, source]) => [subpath.slice(2).replace(/\.css$/, ''), source]),
);

/** The command of the package: see `bin` in `published-exports.mjs`. */
const COMMAND = './src/cli/main.ts';

/** Every module that a published one needs, at once or later. */
async function publishedModules(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [COMMAND, ...entries.flatMap(([subpath, source]) => (subpath.endsWith('.css') ? [] : source))],
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    outdir: dist,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Leaves every import of another module in place, under the name that it has in `dist`. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ onResolve }) {
    // Of the command alone.
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/** Puts the backend in memory into one module: see {@link demoModule}. */
const demo: Plugin = {
  name: 'demo',
  setup({ onLoad }) {
    onLoad({ filter: DEMO_MODULE }, async () => ({ contents: await demoModule(), loader: 'js' }));
  },
};

/** The sources of the published subpaths that only list names of other modules. */
const lists = entries.map(([, source]) => source).filter((source) => source.endsWith('/index.ts'));

/**
 * Gives each module whose names a list publishes a list of its own. esbuild, as a host's bundler, splits by modules: it
 * would load all that a list names with the first of them.
 */
async function splitLists(): Promise<void> {
  for (const source of lists) {
    const list = join(dist, source.replace('./src/', '').replace('.ts', '.js'));
    const code = await readFile(join(root, source), 'utf8');
    const names = [...code.matchAll(/^export (\*(?: as \w+)?|\{[^}]*\}) from '([^']+)';$/gm)]
      .map(([, all = '', module = '']) => [all.replace(/\btype \w+(?: as \w+)?,?/g, ''), module] as const)
      .filter(([values]) => /\w|\*/.test(values));
    await Promise.all(
      names.map(([values, module], index) =>
        writeFile(partOf(list, index), `export ${values} from '${module.replace(/\.tsx?$/, '.js')}';\n`),
      ),
    );
    const parts = names.map((_, index) => `export * from './${basename(partOf(list, index))}';\n`);
    await writeFile(list, parts.join(''));
  }
}

const partOf = (list: string, index: number) => list.replace(/\.js$/, `.${index + 1}.js`);

/** Keeps a sheet's CSS alone. What its module exports is among the modules. */
const onlyCss: Plugin = {
  name: 'only-css',
  setup({ onEnd }) {
    onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => path.endsWith('.css'));
    });
  },
};

/** The types of every published module, one file for each. The compiler leaves the sources' own names in their imports. */
async function buildTypes(): Promise<void> {
  // Several threads would each check again what XState's types come to: twice the work.
  const project = ['-p', join(root, 'tsconfig.build.json'), '--singleThreaded'];
  await promisify(execFile)(process.execPath, [compiler, ...project]).catch((error) => {
    throw new Error(`The types could not be made:\n${error.stdout}`);
  });
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(dist, name);
    const types = await readFile(path, 'utf8');
    await writeFile(path, types.replace(/((?:from|import)\s*\(?\s*["']\.[^"']*)\.tsx?(?=["'])/g, '$1.js'));
  }
  // An import of a sheet for its effect alone has a type, too.
  await writeFile(join(dist, 'sheet.d.ts'), 'export {};\n');
}

const common = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  splitting: false,
  silent: true,
  removeNodeProtocol: false,
  esbuildOptions: (options) => {
    options.outbase = 'src';
    options.logLevel = 'warning';
    // The mode is the host's: its own bundler says it.
    options.define = {
      'process.env.NODE_ENV': 'process.env.NODE_ENV',
      TREK_UI_VERSION: JSON.stringify(manifest.version),
    };
  },
} satisfies Options;

// Both run at once: each removes old files of its own kind only.
export default defineConfig(async () => [
  {
    ...common,
    entry: await publishedModules(),
    clean: ['!**/*.css'],
    esbuildPlugins: [keepModules, demo, vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
    async onSuccess() {
      await splitLists();
      await buildTypes();
      await writeFile(join(root, 'llms.txt'), llmsText());
      await writeFile(join(root, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
    },
  },
  {
    ...common,
    entry: sheets,
    clean: ['!**/*.{js,d.ts}'],
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), onlyCss],
    plugins: [
      {
        name: 'embed-sheet',
        renderChunk: (code, { path }) => (path === join(dist, 'embed.css') ? { code: embedSheet(code) } : null),
      },
    ],
  },
]);
