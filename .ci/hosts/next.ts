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

export const next = (example: Example): Host => ({
  name: 'Next with server components, React 19, npm',
  install: NPM,
  react: '19',
  packages: ['next@16', 'typescript@6', '@types/react@19', '@types/node@24'],
  files: {
    ...pick(example, 'backend.ts', 'book-a-trek.tsx', 'account-pages.tsx', 'trek-facts.tsx'),
    ...pick(example, 'treks-in-next.tsx', 'tour-from-server.tsx', 'app/tours/[slug]/page.tsx'),
    'src/app/layout.tsx': LAYOUT,
    'src/app/page.tsx': PAGE,
    'src/app/login/page.tsx': "export { LoginPage as default } from '../../account-pages';\n",
    'src/app/signup/page.tsx': "export { SignupPage as default } from '../../account-pages';\n",
  },
  build: [[bin('next'), 'build']],
  site: {
    serve: (port) => [bin('next'), 'start', '--hostname', ADDRESS, '--port', port],
    signIn: 'page',
    isServerRendered: true,
  },
});
