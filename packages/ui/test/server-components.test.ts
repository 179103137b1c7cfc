import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { publishedSubpaths } from '../published-exports.mjs';

const run = promisify(execFile);
const host = inject('host');
const folder = join(import.meta.dirname, 'server-components');
const modules = publishedSubpaths(manifest.exports)
  .map((subpath) => subpath.slice(2))
  // Imports of tests and of a host's style sheets are not part of a page.
  .filter((subpath) => !subpath.endsWith('.css') && subpath !== 'testing');

/** Components, hooks, and what makes components. */
const isForClients = /^(use)?[A-Z]|^(createPart|lazyPart)$/;

/** Runs a file in a Node that treats modules as a server of React's components does. */
async function runOnServer(name: string, ...args: string[]): Promise<never> {
  const script = join(host, name);
  await copyFile(join(folder, name), script);
  const hooks = join(folder, 'client-references.mjs');
  const { stdout } = await run(process.execPath, ['--conditions', 'react-server', '--import', hooks, script, ...args], {
    cwd: host,
  });
  return JSON.parse(stdout) as never;
}

test('a server component can use every export but components and hooks', async () => {
  const exported: Record<string, Record<string, string>> = await runOnServer('list-exports.mjs', ...modules);
  const unusable = Object.entries(exported).flatMap(([subpath, names]) =>
    Object.entries(names)
      .filter(([name, kind]) => kind === 'client reference' && !isForClients.test(name))
      .map(([name]) => `${subpath}: ${name}`),
  );
  expect(unusable).toEqual([]);
  expect(Object.keys(exported)).toEqual(modules);
  // Components do come from the client: otherwise nothing would have been distinguished.
  expect(exported.booking?.DefaultBooking).toBe('client reference');
});

test('a server component can parse an address, build a path, format a text and calculate a price', async () => {
  expect(await runOnServer('call-exports.mjs')).toEqual({
    treks: ['langtang'],
    path: '/treks/langtang',
    text: 'Book Now',
    price: '$1,490',
  });
});
