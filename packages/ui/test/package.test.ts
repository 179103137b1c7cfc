import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { publishedSubpaths } from '../published-exports.mjs';
import { openApiDocument } from '../src/contract/index.ts';

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');
const bin = (name: string) => join(packageFolder, 'node_modules/.bin', name);
const subpaths = publishedSubpaths(manifest.exports).map((subpath) => subpath.slice(2));
const modules = subpaths.filter((subpath) => !subpath.endsWith('.css'));

const tarball = inject('tarball');
const host = inject('host');
/** The package where a host has it. */
const installed = join(host, 'node_modules/@trek/ui');

/**
 * Imports each module in a Node of its own, where no test tool has patched anything.
 * @returns for each its exports with their types, or why it can't be imported
 */
async function importAll(): Promise<Record<string, Record<string, string> | string>> {
  const source = `
    const typesOf = (module) => Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]));
    const found = {};
    for (const subpath of ${JSON.stringify(modules)}) {
      found[subpath] = await import('@trek/ui/' + subpath).then(typesOf, String);
    }
    console.log(JSON.stringify(found));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], { cwd: host });
  return JSON.parse(stdout);
}

describe('the packed package', () => {
  test('brings the contract for backends', async () => {
    const document = JSON.parse(await readFile(join(installed, 'openapi.json'), 'utf8'));
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  test('brings its guides, and no page of it leads to a file that it lacks', async () => {
    const files = (await readdir(installed, { recursive: true })).filter((name) => !name.startsWith('dist'));
    const pages = files.filter((name) => name.endsWith('.md') || name === 'llms.txt');
    expect(pages.length).toBeGreaterThan(10);
    const broken = await Promise.all(
      pages.map(async (page) => {
        const text = await readFile(join(installed, page), 'utf8');
        const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
        return links.filter((link) => !files.includes(join(dirname(page), link))).map((link) => `${page}: ${link}`);
      }),
    );
    expect(broken.flat()).toEqual([]);
  });

  describe('in a Node of its own', () => {
    let found: Awaited<ReturnType<typeof importAll>>;
    beforeAll(async () => {
      found = await importAll();
    });

    test.each(modules)('resolves @trek/ui/%s and defines everything it exports', (subpath) => {
      const exported = found[subpath];
      expect(exported).toEqual(expect.any(Object));
      expect(Object.keys(exported ?? {}).length).toBeGreaterThan(0);
      expect(Object.entries(exported ?? {}).filter(([, type]) => type === 'undefined')).toEqual([]);
    });
  });

  test.each(subpaths.filter((subpath) => subpath.endsWith('.css')))(
    'brings @trek/ui/%s, in the layer trek unless it is that of embeds',
    async (subpath) => {
      const packed = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
      const css = await readFile(join(installed, packed.exports[`./${subpath}`].default), 'utf8');
      expect(css.includes('@layer trek')).toBe(subpath !== 'embed.css');
      expect(css).not.toContain('base64');
    },
  );

  test('has the modules of the source, under their own names', async () => {
    const files = await readdir(join(installed, 'dist'), { recursive: true, withFileTypes: true });
    const scripts = files.filter((file) => file.isFile() && file.name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(200);
    for (const { parentPath, name } of scripts) {
      const source = join(
        packageFolder,
        'src',
        relative(join(installed, 'dist'), parentPath),
        name.replace(/^index\.\d+/, 'index').slice(0, -3),
      );
      expect([`${source}.ts`, `${source}.tsx`].some(existsSync), source).toBe(true);
    }
    const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    const sources: Record<string, string> = manifest.exports;
    expect(Object.keys(exports).filter((subpath) => subpath.startsWith('./internal/'))).toEqual([]);
    for (const subpath of publishedSubpaths(sources)) {
      if (subpath.endsWith('.css')) continue;
      const built = (sources[subpath] ?? '').replace('./src/', './dist/').replace(/\.tsx?$/, '');
      expect(exports[subpath]).toEqual({ types: `${built}.d.ts`, default: `${built}.js` });
    }
  });

  test('depends on everything that it imports, in ranges that let a host patch a dependency', async () => {
    const { dependencies, peerDependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    const imported = new Set<string>();
    for (const name of await readdir(join(installed, 'dist'), { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(name)) continue;
      const code = await readFile(join(installed, 'dist', name), 'utf8');
      for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["']([^."'\s][^"'\s]*)["']/g)) {
        imported.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
      }
    }
    expect(imported.size).toBeGreaterThan(5);
    const brought = Object.keys({ ...dependencies, ...peerDependencies });
    // The command runs in Node.
    const foreign = [...imported].filter((name) => !brought.includes(name) && !name.startsWith('node:'));
    expect(foreign).toEqual([]);
    expect(Object.values(dependencies).filter((range) => !String(range).startsWith('^'))).toEqual([]);
  });

  test('keeps the client directive on every file that holds components', async () => {
    const files = (await readdir(join(installed, 'dist'), { recursive: true })).filter((name) => name.endsWith('.js'));
    const withoutDirective: string[] = [];
    for (const name of files) {
      const code = await readFile(join(installed, 'dist', name), 'utf8');
      // A server has these two as well.
      const isClient = /from ["'](?:react|react-dom|@xstate\/react|@ark-ui\/[^"']+)["']/.test(
        code.replace(/import \{ (version|forwardRef) \} from "react";/, ''),
      );
      if (isClient && !/^['"]use client['"]/.test(code)) withoutDirective.push(name);
    }
    expect(withoutDirective).toEqual([]);
  });

  test.each(['machines', 'pricing', 'api'])('has no React and no client directive in @trek/ui/%s', async (subpath) => {
    const seen = new Set<string>();
    const read = async (path: string): Promise<string> => {
      if (seen.has(path)) return '';
      seen.add(path);
      const code = await readFile(path, 'utf8');
      const imported = [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, name]) => name ?? '');
      const rest = await Promise.all(imported.map((name) => read(join(path, '..', name))));
      return code + rest.join('');
    };
    const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    const code = await read(join(installed, exports[`./${subpath}`].default));
    expect(code).not.toMatch(/from ["'](?:react|react-dom|@xstate\/react|@ark-ui)/);
    expect(code).not.toMatch(/^['"]use client['"]/m);
  });

  test('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  test('has the types of each module beside its code', async () => {
    const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    for (const subpath of modules) {
      const { types, default: code } = exports[`./${subpath}`];
      expect(types).toBe(code.replace(/\.js$/, '.d.ts'));
      expect(existsSync(join(installed, types)), types).toBe(true);
    }
  });

  test('has types that every resolver of modules finds', async () => {
    // All are written by one rule, and to look at all of them takes ten seconds.
    const some = ['./booking', './machines', './embed'];
    // The command ends with an error where a type can't be found.
    const check = run(bin('attw'), [tarball, '--profile', 'esm-only', '--entrypoints', ...some]);
    await expect(check).resolves.toBeDefined();
  });

  test('is MIT licensed and leaves React to its host', async () => {
    const packed = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toContain('MIT License');
    expect(packed.license).toBe('MIT');
    expect(packed.peerDependencies).toMatchObject({
      react: '^18.0.0 || ^19.0.0',
      'react-dom': '^18.0.0 || ^19.0.0',
    });
    expect(Object.keys(packed.dependencies)).not.toContain('react');
    expect(JSON.stringify(packed)).not.toContain('workspace:');
    expect(JSON.stringify(packed)).not.toContain('catalog:');
  });

  test('names one place for its source, its issues and its documents', async () => {
    const { repository, bugs, homepage } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    const [, place = ''] = /^git\+(https:.+)\.git$/.exec(repository.url) ?? [];
    expect({ bugs, homepage, directory: repository.directory }).toEqual({
      bugs: `${place}/issues`,
      homepage: `${place}/tree/main/packages/ui#readme`,
      directory: 'packages/ui',
    });
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith(`${place}/`) && !link.startsWith('guides/'))).toEqual([]);
  });

  test('renders on a server with React 18 without a warning of React', async () => {
    const folder = join(import.meta.dirname, 'react-18');
    // In the host's folder, so that it imports the package by its name.
    const render = join(host, 'render.mjs');
    await copyFile(join(folder, 'render.mjs'), render);
    const { stdout } = await run(process.execPath, ['--import', join(folder, 'use-react-18.mjs'), render]);
    const { version, complaints, html } = JSON.parse(stdout);
    expect(version).toMatch(/^18\./);
    expect(complaints).toEqual([]);
    for (const scope of ['trek-page', 'trek-card', 'listing', 'booking-panel', 'search-form', 'post', 'field']) {
      expect(html).toContain(`data-scope="${scope}"`);
    }
  });
});
