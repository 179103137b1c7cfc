import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = /\?field=(\w+)$/;

/** Turns the import of `some.json?field=name` into that one field, so that nothing else of the file is bundled. */
export function jsonFields(): Plugin {
  return {
    name: 'trek-json-fields',
    enforce: 'pre',
    async load(id) {
      const [query, field] = QUERY.exec(id) ?? [];
      if (query === undefined || field === undefined) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const value = JSON.parse(await readFile(file, 'utf8'))[field];
      if (value === undefined) throw new Error(`${file} has no field "${field}".`);
      return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' };
    },
  };
}
