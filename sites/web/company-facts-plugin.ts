import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The source imports the shipped facts, which its types are of. */
const FACTS = /\/api\/content\/company\/([\w-]+\.json)(\?.*)?$/;

/** Builds the site with the facts of a folder, as its owner's content may be outside of the checkout. */
export function companyFacts(folder: string): Plugin {
  return {
    name: 'trek-company-facts',
    enforce: 'pre',
    resolveId(source) {
      const [, file, query = ''] = FACTS.exec(source) ?? [];
      return file ? join(folder, file) + query : null;
    },
  };
}
