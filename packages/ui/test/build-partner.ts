import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the pages of an agency's site.
 *
 * @param root its folder, with the packages installed
 * @param backend the address of the operator's API
 */
export async function buildPartner(root: string, backend: string): Promise<void> {
  process.env.VITE_BACKEND = backend;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { rolldownOptions: { input: ['index.html', 'touren.html'].map((page) => join(root, page)) } },
  });
}
