import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

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
interface Edit {
  file: string;
  before: string;
  after: string;
}

/**
 * Makes a copy of the sources in which a file can be changed, and asks the compiler what it says of it.
 * @returns a line for each fault, `packages/ui/src/api/trek.ts: what is wrong`
 * @throws Error where a file does not hold what an edit takes for granted
 */
async function faultsAfter(edits: readonly Edit[]): Promise<string[]> {
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
      (_, output) =>
        done(
          output.split('\n').flatMap(
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

/** A new thing, where it is defined; and every place that then has to say something of it. */
interface Addition {
  what: string;
  name: string;
  edits: Edit[];
  places: string[];
}

const additions: Addition[] = [
  {
    what: 'a fact on the trek card',
    name: 'madeUpEffort',
    edits: [
      {
        file: 'packages/ui/src/api/entities.ts',
        before: '  location: z.string(),',
        after: '  location: z.string(),\n  madeUpEffort: z.string(),',
      },
      {
        file: 'packages/ui/src/api/trek.ts',
        before: '  location: string;',
        after: '  location: string;\n  madeUpEffort: string;',
      },
    ],
    places: [
      'packages/ui/src/api/normalize-trek.ts',
      'packages/ui/src/api/trek.ts',
      'packages/ui/src/testing/api-answers.ts',
      'packages/ui/src/testing/fixtures.ts',
      'sites/api/src/catalogue/serializers.ts',
    ],
  },
  {
    what: 'a field of the sign-up',
    name: 'madeUpNickname',
    edits: [
      {
        file: 'packages/ui/src/api/requests.ts',
        before: '  fullname: string;\n',
        after: '  fullname: string;\n  madeUpNickname: string;\n',
      },
      {
        file: 'packages/ui/src/account/sign-in/sign-in.rules.ts',
        before: '    email: emailIn(texts),\n    phone',
        after:
          '    email: emailIn(texts),\n    madeUpNickname: requiredLine(texts.fullnameMissing, plainName),\n    phone',
      },
    ],
    places: [
      'packages/ui/src/account/sign-in/sign-up-fields.tsx',
      'packages/ui/src/account/sign-in/sign-up-parts.tsx',
      'sites/api/src/store/users.ts',
    ],
  },
  {
    what: 'a filter',
    name: 'isMadeUp',
    edits: [
      {
        file: 'packages/ui/src/catalogue/listing/listing.rules.ts',
        before: '  maxAltitude: number | null;\n}',
        after: '  maxAltitude: number | null;\n  isMadeUp: boolean;\n}',
      },
    ],
    places: [
      'packages/ui/src/catalogue/listing/filters/filter-table.rules.ts',
      'packages/ui/src/catalogue/listing/filters/listing-filter-panel.tsx',
      'packages/ui/src/catalogue/listing/listing.rules.ts',
    ],
  },
  {
    what: 'a payment option',
    name: 'madeUpHalf',
    edits: [
      {
        file: 'packages/ui/src/pricing/charge.rules.ts',
        before: '  custom: null,',
        after: '  madeUpHalf: 50,\n  custom: null,',
      },
    ],
    places: ['packages/ui/src/sales/booking/dialog/payment-options.tsx'],
  },
];

let faults: string[];
beforeAll(async () => {
  faults = await faultsAfter(additions.flatMap(({ edits }) => edits));
}, 120_000);

test.each(additions)('for $what the compiler names every place that still needs it', ({ name, places }) => {
  const named = faults.filter((fault) => fault.includes(`'${name}'`)).map((fault) => fault.split(':')[0] ?? '');
  expect([...new Set(named)].filter((file) => !file.endsWith('.test.ts')).sort()).toEqual([...places].sort());
});
