import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const COPIED = ['tools', 'packages/ui', 'packages/art', 'packages/workbench', 'sites/api', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['dist', 'data']);
const COMPILER = 'node_modules/typescript-native/bin/tsc';
/** One project for all of it: three would each check the kit's sources again. */
const PROJECT = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['node', 'vite/client'] },
  include: ['packages/ui/src', 'packages/ui/*.ts', 'packages/workbench/src', 'sites/api/src'],
  exclude: ['**/*.test.ts'],
};

/** A change of one file: the old text and the new one. */
export interface Edit {
  file: string;
  before: string;
  after: string;
}

/**
 * Makes a copy of the sources in which a file can be changed, and asks the compiler what it says of it.
 * @returns a line for each fault, `packages/ui/src/api/trek.ts: what is wrong`
 * @throws Error where a file does not hold what an edit takes for granted
 */
export async function faultsAfter(edits: readonly Edit[]): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'trek-scratch-'));
  try {
    for (const name of COPIED) {
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
        // A build that runs meanwhile removes its compiled configuration.
        filter: (path) => !LEFT_OUT.has(basename(path)) && !path.includes('.bundled_'),
      });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const { file, before, after } of edits) {
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold "${before}" any more.`);
      writeFileSync(join(copy, file), text.replace(before, after));
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(PROJECT));
    return await compile(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function compile(copy: string): Promise<string[]> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, COMPILER), '-p', '.', '--pretty', 'false', '--singleThreaded'],
      { cwd: copy },
      (_, said) =>
        done(
          said.split('\n').flatMap(
            (line) =>
              line
                .match(/^(\S+?)\(\d+,\d+\): error \w+: (.*)$/)
                ?.slice(1)
                .join(': ') ?? [],
          ),
        ),
    );
  });
}
