import { bin, type Example, type Host, ICON, NPM, pick } from './host.ts';

const ROUTES = `import { index, route } from '@react-router/dev/routes';
export default [index('trek-page.tsx'), route('login', 'login.tsx'), route('signup', 'signup.tsx')];
`;

const ROOT = `import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
export function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><head><meta charSet="utf-8" />${ICON}<Links /></head><body>{children}<Scripts /></body></html>;
}
export default Outlet;
`;

export const reactRouter = (example: Example): Host => ({
  name: 'React Router, rendered with every request, React 19, npm',
  install: NPM,
  react: '19',
  packages: [
    ...['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map((name) => `${name}@8.4`),
    ...['isbot@5', 'vite@8', 'typescript@6'],
  ],
  files: {
    ...pick(example, 'backend.ts', 'book-a-trek.tsx', 'account-pages.tsx', 'trek-page.tsx'),
    'src/routes.ts': ROUTES,
    'src/root.tsx': ROOT,
    'src/login.tsx': "export { LoginPage as default } from './account-pages';\n",
    'src/signup.tsx': "export { SignupPage as default } from './account-pages';\n",
    'react-router.config.ts': "export default { appDirectory: 'src', ssr: true };\n",
    'vite.config.ts':
      "import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n",
  },
  build: [[bin('react-router'), 'build']],
  site: {
    serve: () => [bin('react-router-serve'), 'build/server/index.js'],
    signIn: 'page',
    isServerRendered: true,
  },
});
