import { EXAMPLE_BACKEND } from '../../../packages/ui/test/readme.ts';
import { ADDRESS, bin, type Example, type Host, ICON, NPM, pick } from './host.ts';

const LAYOUT = `import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><head>${ICON}</head><body>{children}</body></html>;
}
`;

/** A server component, which reads the trek with every request. */
const PAGE = `import { backend } from '../backend';
import { BookATrek } from '../book-a-trek';
import { TrekFacts } from '../trek-facts';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const trek = await backend.api.findTrek(101);
  return <main><TrekFacts trek={trek} /><BookATrek trek={trek} /></main>;
}
`;

const ACCOUNT_PAGES = {
  'src/app/login/page.tsx': "export { LoginPage as default } from '../../account-pages';\n",
  'src/app/signup/page.tsx': "export { SignupPage as default } from '../../account-pages';\n",
};

/** As `create-next-app --empty` writes them: its settings are the newest, and the guide's page has to do with them. */
const TODAY = {
  'next.config.ts': `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
};

export default nextConfig;
`,
  'src/app/layout.tsx': LAYOUT,
};

/** The page that a visit begins on. */
const CACHED_PAGE = `import { loadTrek } from '@trek/ui/embed/server';
import { BookATrek } from '../book-a-trek';

async function findTrek() {
  'use cache';
  return loadTrek('${EXAMPLE_BACKEND}', 101);
}

export default async function Page() {
  const trek = await findTrek();
  return <main>{trek && <BookATrek trek={trek} />}</main>;
}
`;

/** With the guide's page as it is written: each tour is prerendered. */
export const nextToday = (example: Example): Host => ({
  name: 'Next as create-next-app makes it, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['next@latest', 'typescript@6', '@types/react@19', '@types/node@24'],
  files: {
    ...pick(example, 'backend.ts', 'book-a-trek.tsx', 'account-pages.tsx'),
    ...pick(example, 'tour-from-server.tsx', 'app/tours/[slug]/page.tsx'),
    ...TODAY,
    'src/app/page.tsx': CACHED_PAGE,
    ...ACCOUNT_PAGES,
  },
  build: [[bin('next'), 'build']],
  site: {
    serve: (port) => [bin('next'), 'start', '--hostname', ADDRESS, '--port', port],
    signIn: 'page',
    isServerRendered: true,
  },
});

export const next = (example: Example): Host => ({
  name: 'Next with server components, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['next@16', 'typescript@6', '@types/react@19', '@types/node@24'],
  files: {
    ...pick(example, 'backend.ts', 'book-a-trek.tsx', 'account-pages.tsx', 'trek-facts.tsx'),
    ...pick(example, 'treks-in-next.tsx'),
    'src/app/layout.tsx': LAYOUT,
    'src/app/page.tsx': PAGE,
    ...ACCOUNT_PAGES,
  },
  build: [[bin('next'), 'build']],
  site: {
    serve: (port) => [bin('next'), 'start', '--hostname', ADDRESS, '--port', port],
    signIn: 'page',
    isServerRendered: true,
  },
});
