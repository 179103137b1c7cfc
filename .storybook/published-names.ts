import type { Plugin } from 'vite';
import { publishedNames } from '../packages/ui/published-names.ts';

const NAME = 'virtual:published-names';

/** Gives a docs page everything that the package publishes. */
export const publishedNamesPlugin = (): Plugin => ({
  name: 'published-names',
  resolveId: (id) => (id === NAME ? id : null),
  load: (id) => (id === NAME ? `export default ${JSON.stringify([...publishedNames()])};` : null),
});
