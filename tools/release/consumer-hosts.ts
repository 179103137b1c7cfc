import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFiles } from '../../packages/ui/test/documented-files.ts';
import { astro } from './hosts/astro.ts';
import { type Host, NPM } from './hosts/host.ts';
import { next, nextToday } from './hosts/next.ts';
import { nodeServer } from './hosts/node-server.ts';
import { reactRouter } from './hosts/react-router.ts';
import { types } from './hosts/types.ts';
import { vite } from './hosts/vite.ts';

const README = join(import.meta.dirname, '../../packages/ui/README.md');
const INSTALL_LINE = 'npm install @trek/ui react react-dom';
const PNPM = ['pnpm', 'add', '--ignore-scripts'];
const YARN = ['npx', '--yes', 'yarn@1', 'add', '--ignore-scripts', '--no-progress'];

/**
 * Every host, made of the files of README and guides.
 * @throws Error where the README does not say how the package is installed, or lacks a file
 */
export async function readHosts(): Promise<Host[]> {
  if (!(await readFile(README, 'utf8')).includes(INSTALL_LINE)) {
    throw new Error('The README does not say how the package is installed any more.');
  }
  const example = await pageFiles(README);
  return [
    vite(example, 'Vite, React 19, npm', NPM, '19'),
    vite(example, 'Vite, React 18, npm', NPM, '18'),
    vite(example, 'Vite, React 19, pnpm', PNPM, '19'),
    vite(example, 'Vite, React 19, yarn', YARN, '19'),
    next(example),
    nextToday(example),
    reactRouter(example),
    astro(example),
    nodeServer(example, 'renderToPipeableStream', '19'),
    nodeServer(example, 'renderToString', '18'),
    types(example, '18', '6'),
    types(example, '18', '7'),
    types(example, '19', '6'),
    types(example, '19', '7'),
  ];
}
