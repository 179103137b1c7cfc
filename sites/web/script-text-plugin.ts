import { build } from 'esbuild';
import type { Plugin } from 'vite';

const QUERY = '?script';

/** Turns the import of `some.ts?script` into the bundled script as one line of text. */
export function scriptTexts(): Plugin {
  return {
    name: 'trek-script-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -QUERY.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}
