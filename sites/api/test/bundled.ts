import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  // They have native code, or threads of their own.
  external: ['sharp', '@node-rs/*', '@resvg/*', 'pg-native', 'pino'],
  // Some packages still call require.
  banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
} as const satisfies BuildOptions;

const built = new Map<string, Promise<string>>();

/**
 * Builds a script into one file, for tests that start it often: to find a thousand modules is most of a start. The folder
 * lies as deep as that of a source, so the script finds the workspace; it finds no photographs.
 * @param script path, relative to this folder
 * @returns the file, which is this worker's own
 */
export function bundled(script: string): Promise<string> {
  const make = async () => {
    const name = `${basename(script, '.ts')}-${process.env.VITEST_POOL_ID}.mjs`;
    const outfile = fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url));
    await build({ ...OPTIONS, outfile, entryPoints: [fileURLToPath(new URL(script, import.meta.url))] });
    return outfile;
  };
  const file = built.get(script) ?? make();
  built.set(script, file);
  return file;
}
