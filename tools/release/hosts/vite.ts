import { INDEX_HTML } from '../../../packages/ui/test/readme.ts';
import { ADDRESS, bin, type Command, type Example, type Host } from './host.ts';

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
