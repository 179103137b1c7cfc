import { EVERY_MODULE, INDEX_HTML, strictTsconfig } from '../../../packages/ui/test/readme.ts';
import { ADDRESS, bin, type Command, type Example, type Host, NPM } from './host.ts';

/** The README's application as it is, rendered in the browser alone. */
export const vite = (example: Example, name: string, install: Command, react: Host['react']): Host => ({
  name,
  install,
  react,
  packages: ['vite@8', '@vitejs/plugin-react@6'],
  files: {
    ...example,
    'index.html': INDEX_HTML,
    'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  },
  build: [[bin('vite'), 'build', '--logLevel', 'warn']],
  site: {
    serve: (port) => [bin('vite'), 'preview', '--host', ADDRESS, '--port', port, '--strictPort'],
    signIn: 'page',
    isServerRendered: false,
  },
});

/** Files for hosts with a framework, which are built with it. */
const needsFramework = (code: string) => /from '(react-router|next\/)/.test(code);

/** The files of README and guides, and every module of the package, checked with the types of every library that they import. */
export const types = (example: Example, react: Host['react'], typescript: string): Host => ({
  name: `Types of React ${react}, TypeScript ${typescript}, npm`,
  install: NPM,
  react,
  // `@trek/ui/testing` is one of the modules: it needs what answers in place of the backend.
  packages: [`@types/react@${react}`, `@types/react-dom@${react}`, `typescript@${typescript}`, 'msw@3'],
  files: {
    ...Object.fromEntries(Object.entries(example).filter(([, code]) => !needsFramework(code))),
    'src/every-module.ts': EVERY_MODULE,
    'tsconfig.json': strictTsconfig(),
  },
  build: [[bin('tsc'), '-p', '.']],
});
