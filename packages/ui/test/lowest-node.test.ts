import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { publishedExports } from '../published-exports.mjs';
import { startBackend } from './reference-backend.ts';

const run = promisify(execFile);
const host = inject('host');
const modules = Object.keys(publishedExports(manifest.exports))
  .map((subpath) => subpath.slice(2))
  .filter((subpath) => !/\.css$|^testing$|^package\.json$/.test(subpath));

/** The lowest Node of `engines`. An optional dependency of the root brings it, where it was made for this platform. */
const lowestNode = join(
  import.meta.dirname,
  `../../../node_modules/node-20-${process.platform}-${process.arch}/bin/node`,
);

test.skipIf(!existsSync(lowestNode) && !process.env.CI)(
  'on the lowest Node of `engines` every module loads, and treks render whole on a server',
  async () => {
    const backend = await startBackend('http://127.0.0.1');
    try {
      const script = join(host, 'render-treks.mjs');
      await copyFile(join(import.meta.dirname, 'server-rendering/render-treks.mjs'), script);
      const { stdout } = await run(lowestNode, [script, backend.url, ...modules], { cwd: host });
      const { node, sizes, errors } = JSON.parse(stdout);
      expect(errors).toEqual([]);
      expect(`v${manifest.engines.node.replace('>=', '')}.0.0`).toBe(node);
      expect(Object.keys(sizes).length).toBeGreaterThan(8);
      // A page that React gave up on has its shell alone: 35 kB.
      expect(sizes['everest-base-camp-trek']).toBeGreaterThan(60_000);
    } finally {
      await backend.stop();
    }
  },
);
