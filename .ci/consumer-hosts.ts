import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site that sells treks with the package. */
export interface Host {
  name: string;
  install: readonly string[];
  /** The host's own packages, besides those of the README's line. */
  packages: readonly string[];
  react: string;
  files: Record<string, string>;
  build: readonly string[];
  /** The rendered page, if the build renders one: it must contain the button that starts a booking. */
  page?: string;
}

const README = readFileSync(join(import.meta.dirname, '../packages/ui/README.md'), 'utf8');
const INSTALL_LINE = 'npm install @trek/ui react react-dom';

/** The README says how the package is installed, and with that line it is. */
export const saysHowToInstall = README.includes(INSTALL_LINE);

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

/** A page of a host that renders on a server, with a trek that comes along with the package. */
const TREK_PAGE = `import { testTrek } from '@trek/ui/testing';
import { BookATrek } from './book-a-trek';
export default function TrekPage() {
  return <main><h1>{testTrek.title}</h1><BookATrek trek={testTrek} /></main>;
}
`;

const parts = {
  'src/backend.ts': example['src/backend.ts'] ?? '',
  'src/book-a-trek.tsx': example['src/book-a-trek.tsx'] ?? '',
};

const next: Host = {
  name: 'Next with server components, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['next@16', 'typescript@5', '@types/react@19', '@types/node@24'],
  files: {
    ...parts,
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
  page: '.next/server/app/index.html',
};

const reactRouter: Host = {
  name: 'React Router, rendered on a server, React 19, npm',
  install: NPM,
  react: '19',
  packages: [
    'react-router@8.4',
    '@react-router/dev@8.4',
    '@react-router/node@8.4',
    'isbot@5',
    'vite@8',
    'typescript@5',
  ],
  files: {
    ...parts,
    'src/trek-page.tsx': TREK_PAGE,
    'src/routes.ts': "import { index } from '@react-router/dev/routes';\nexport default [index('trek-page.tsx')];\n",
    'src/root.tsx': `import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
export function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><head><Links /></head><body>{children}<Scripts /></body></html>;
}
export default Outlet;
`,
    'react-router.config.ts': "export default { appDirectory: 'src', ssr: true, prerender: ['/'] };\n",
    'vite.config.ts':
      "import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n",
  },
  build: ['npx', 'react-router', 'build'],
  page: 'build/client/index.html',
};

const astro: Host = {
  name: 'Astro with an island, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['astro@7', '@astrojs/react@7'],
  files: {
    ...parts,
    'src/pages/index.astro': `---
import { testTrek } from '@trek/ui/testing';
import { BookATrek } from '../book-a-trek';
---
<html lang="en"><body><main><h1>{testTrek.title}</h1><BookATrek client:load trek={testTrek} /></main></body></html>
`,
    'astro.config.mjs': "import react from '@astrojs/react';\nexport default { integrations: [react()] };\n",
  },
  build: ['npx', 'astro', 'build'],
  page: 'dist/index.html',
};

export const hosts: readonly Host[] = [
  vite('Vite, React 19, npm', NPM, '19'),
  vite('Vite, React 18, npm', NPM, '18'),
  vite('Vite, React 19, pnpm', ['pnpm', 'add', '--ignore-scripts'], '19'),
  vite('Vite, React 19, yarn', ['npx', '--yes', 'yarn@1', 'add', '--ignore-scripts', '--no-progress'], '19'),
  next,
  reactRouter,
  astro,
];
