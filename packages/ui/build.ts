import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { embedSheet } from './embed-sheet.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Builds the published files: `dist` mirrors `src`, one file for each module. So a host's bundler drops what the host does
 * not use as it would of the source, and each module keeps its own `'use client'`, or has none.
 */

const root = import.meta.dirname;
const dist = join(root, 'dist');
const sources = Object.values(manifest.exports).map((source) => join(root, source));
const compiler = join(root, '../../node_modules/typescript-native/bin/tsc');
const styles = vanillaExtractPlugin({ identifiers: 'short' });

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  packages: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  outdir: dist,
  outbase: join(root, 'src'),
} satisfies BuildOptions;

/** Leaves every import of another module in place, under the name that it has in `dist`. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/** Every module that a published one needs, at once or later. */
async function publishedModules(): Promise<string[]> {
  const entryPoints = sources.filter((source) => !source.endsWith('.css.ts'));
  const { metafile } = await build({ ...common, entryPoints, splitting: true, write: false, metafile: true });
  return Object.keys(metafile.inputs).map((input) => join(root, input));
}

/** The modules in JavaScript. What sheets give to them, such as the names of the tokens, is made without the sheets' rules. */
async function buildModules(): Promise<void> {
  const modules = await publishedModules();
  const entryPoints = (areSheets: boolean) => modules.filter((path) => path.endsWith('.css.ts') === areSheets);
  await build({ ...common, entryPoints: entryPoints(false), plugins: [keepModules] });
  const { outputFiles } = await build({ ...common, entryPoints: entryPoints(true), plugins: [styles], write: false });
  await write(outputFiles.filter(({ path }) => path.endsWith('.js')));
}

/** The sheets, each under the name of its subpath. */
async function buildSheets(): Promise<void> {
  const entryPoints = Object.entries(manifest.exports)
    .filter(([subpath]) => subpath.endsWith('.css'))
    .map(([subpath, source]) => ({ in: join(root, source), out: subpath.slice(2).replace(/\.css$/, '') }));
  const { outputFiles } = await build({ ...common, entryPoints, plugins: [styles], minify: true, write: false });
  for (const { path, text } of outputFiles.filter(({ path }) => path.endsWith('.css'))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, path === join(dist, 'embed.css') ? embedSheet(text) : text);
  }
  // An import of a sheet for its effect alone has a type, too.
  await writeFile(join(dist, 'sheet.d.ts'), 'export {};\n');
}

async function write(files: OutputFile[]): Promise<void> {
  for (const { path, contents } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

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
}

await rm(dist, { recursive: true, force: true });
await buildModules();
await buildSheets();
await buildTypes();
