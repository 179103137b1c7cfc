import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { embedSheet } from './embed-sheet.ts';

/**
 * Builds the sheet of an embed from the sources.
 * @param isInShadowRoot the page's rules do not reach it. Default false
 */
export async function buildEmbedSheet(isInShadowRoot = false): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/embed.css.ts'],
    absWorkingDir: import.meta.dirname,
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    outdir: 'dist',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (!css) throw new Error('The kit has no sheet.');
  return embedSheet(css.text, isInShadowRoot);
}
