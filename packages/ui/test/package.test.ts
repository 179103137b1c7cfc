import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');
const bin = (name: string) => join(packageFolder, 'node_modules/.bin', name);
const subpaths = Object.keys(manifest.exports).map((subpath) => subpath.slice(2));
const modules = subpaths.filter((subpath) => !subpath.endsWith('.css'));

let folder: string;
let tarball: string;
/** The packed package, unpacked where a partner's `node_modules` would have it. */
let installed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-package-'));
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: packageFolder });
  tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '');
  await run('tar', ['-xzf', tarball, '-C', folder]);
  installed = join(folder, 'package');
  await symlink(join(packageFolder, 'node_modules'), join(installed, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports a module in a Node of its own, where no test tool has patched anything, and lists what it exports. */
async function exportsOf(subpath: string): Promise<Record<string, string>> {
  const source = `
    const module = await import('@trek/ui/${subpath}');
    console.log(JSON.stringify(Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]))));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], { cwd: installed });
  return JSON.parse(stdout);
}

describe('the packed package', () => {
  test.each(modules)('resolves @trek/ui/%s and defines everything it exports', async (subpath) => {
    const exported = await exportsOf(subpath);
    expect(Object.keys(exported).length).toBeGreaterThan(0);
    expect(Object.entries(exported).filter(([, type]) => type === 'undefined')).toEqual([]);
  });

  test.each(subpaths.filter((subpath) => subpath.endsWith('.css')))(
    'brings @trek/ui/%s in the layer trek',
    async (subpath) => {
      const packed = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
      const css = await readFile(join(installed, packed.exports[`./${subpath}`]), 'utf8');
      expect(css).toContain('@layer trek');
      expect(css).not.toContain('base64');
    },
  );

  test('keeps the client directive on every file that holds components', async () => {
    const files = (await readdir(join(installed, 'dist'), { recursive: true })).filter((name) => name.endsWith('.js'));
    const withoutDirective: string[] = [];
    for (const name of files) {
      const code = await readFile(join(installed, 'dist', name), 'utf8');
      const isClient = /from ["'](?:react|react-dom|@xstate\/react|@ark-ui\/[^"']+)["']/.test(code);
      if (isClient && !/^['"]use client['"]/.test(code)) withoutDirective.push(name);
    }
    expect(withoutDirective).toEqual([]);
  });

  test.each(['machines', 'booking/machine', 'booking/rules', 'api'])(
    'leaves @trek/ui/%s without React and without a client directive',
    async (subpath) => {
      const seen = new Set<string>();
      const read = async (path: string): Promise<string> => {
        if (seen.has(path)) return '';
        seen.add(path);
        const code = await readFile(path, 'utf8');
        const imported = [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, name]) => name ?? '');
        const rest = await Promise.all(imported.map((name) => read(join(path, '..', name))));
        return code + rest.join('');
      };
      const code = await read(join(installed, `dist/${subpath}.js`));
      expect(code).not.toMatch(/from ["'](?:react|react-dom|@xstate\/react|@ark-ui)/);
      expect(code).not.toMatch(/^['"]use client['"]/m);
    },
  );

  test('has nothing that publint would mend', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  test('has types that every resolver of modules finds', async () => {
    const styles = subpaths.filter((subpath) => subpath.endsWith('.css')).map((subpath) => `./${subpath}`);
    // The command ends with an error where a type can't be found.
    const check = run(bin('attw'), [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...styles]);
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

  test('renders on a server with React 18, and React has nothing to say about it', async () => {
    const folder = join(import.meta.dirname, 'react-18');
    // Beside the package, whose name it imports as a host would.
    const render = join(installed, 'render.mjs');
    await copyFile(join(folder, 'render.mjs'), render);
    const { stdout } = await run(process.execPath, ['--import', join(folder, 'use-react-18.mjs'), render]);
    const { version, complaints, html } = JSON.parse(stdout);
    expect(version).toMatch(/^18\./);
    expect(complaints).toEqual([]);
    for (const scope of ['trek-detail', 'trek-card', 'trek-listing', 'booking-panel', 'search-form', 'post', 'field']) {
      expect(html).toContain(`data-scope="${scope}"`);
    }
  });
});
