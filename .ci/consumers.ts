import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Builds real hosts with the packed package, each installed by the README's own line and made of the README's own files:
 * Vite with React 19 and 18, by npm, pnpm and yarn, and Next with server components. `npm run consumers [tarball]`.
 * The browser's part is played in packages/ui/test/consumer.test.ts.
 */

interface Host {
  name: string;
  install: readonly string[];
  /** What the host itself has, beside the README's line. */
  packages: readonly string[];
  react: string;
  files: Record<string, string>;
  build: readonly string[];
}

const root = join(import.meta.dirname, '..');
const README = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
const INSTALL_LINE = 'npm install @trek/ui react react-dom';

/** The README's files by their names. */
const example = Object.fromEntries(
  [...README.matchAll(/^```tsx\n(\/\/ (src\/\S+)\n[\s\S]*?)^```$/gm)].map(([, code = '', file = '']) => [file, code]),
);

const NPM = ['npm', 'install', '--no-audit', '--no-fund'] as const;

const vite = (name: string, install: readonly string[], react: string): Host => ({
  name,
  install,
  react,
  packages: ['vite@8', '@vitejs/plugin-react@6'],
  files: {
    ...example,
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  },
  build: ['npx', 'vite', 'build', '--logLevel', 'warn'],
});

const next: Host = {
  name: 'Next with server components, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['next@16', 'typescript@5', '@types/react@19', '@types/node@24'],
  files: {
    'src/backend.ts': example['src/backend.ts'] ?? '',
    'src/book-a-trek.tsx': example['src/book-a-trek.tsx'] ?? '',
    'src/trek-facts.tsx': example['src/trek-facts.tsx'] ?? '',
    'src/app/layout.tsx': `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'src/app/page.tsx': `import { testTrek } from '@trek/ui/testing';
import { BookATrek } from '../book-a-trek';
import { TrekFacts } from '../trek-facts';
export default function Page() {
  return <main><TrekFacts trek={testTrek} /><BookATrek trek={testTrek} /></main>;
}
`,
  },
  build: ['npx', 'next', 'build'],
};

const hosts: readonly Host[] = [
  vite('Vite, React 19, npm', NPM, '19'),
  vite('Vite, React 18, npm', NPM, '18'),
  vite('Vite, React 19, pnpm', ['pnpm', 'add', '--ignore-scripts'], '19'),
  vite('Vite, React 19, yarn', ['npx', '--yes', 'yarn@1', 'add', '--ignore-scripts', '--no-progress'], '19'),
  next,
];

function run(folder: string, [program = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`.slice(-4000));
}

function buildHost(folder: string, tarball: string, host: Host): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));
  for (const [file, code] of Object.entries(host.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  cpSync(tarball, join(folder, 'trek-ui.tgz'));
  const react = ['react', 'react-dom'].map((name) => `${name}@${host.react}`);
  run(folder, [...host.install, './trek-ui.tgz', ...react, ...host.packages]);
  run(folder, host.build);
}

function pack(folder: string): string {
  execFileSync('pnpm', ['--filter', '@trek/ui', 'pack', '--pack-destination', folder], { cwd: root });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

const folder = mkdtempSync(join(tmpdir(), 'trek-consumers-'));
try {
  if (!README.includes(INSTALL_LINE)) throw new Error(`The README does not say ${INSTALL_LINE} any more.`);
  const tarball = process.argv[2] ?? pack(folder);
  for (const [index, host] of hosts.entries()) {
    const startedAt = performance.now();
    try {
      buildHost(join(folder, String(index)), tarball, host);
      console.log(`${host.name}: built in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${host.name}: failed\n${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
