import { join } from 'node:path';
import { build } from 'esbuild';

/** The module that `backend="demo:"` loads. */
export const DEMO_MODULE = /[\\/]src[\\/]testing[\\/]demo-fetch\.ts$/;

/**
 * The backend in memory as one module that imports nothing: whatever it shared with others would split their code into more
 * and smaller files, which every page with a backend of its own would load.
 */
export async function demoModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/testing/demo-fetch.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The same as a plugin of Rolldown and Vite. */
export const demoPlugin = () => ({
  name: 'demo',
  load: {
    filter: { id: DEMO_MODULE },
    handler: async () => ({ code: await demoModule(), moduleType: 'js' as const }),
  },
});
