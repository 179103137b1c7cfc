import type { Plugin } from 'vite';
import { buildEmbedSheet } from '../packages/ui/build-embed-sheet.ts';
import { frameworkSheets } from '../packages/ui/test/framework-sheets.ts';

const NAME = 'virtual:host-sheets';

/** Gives stories the embed's own sheet and those of frameworks, as texts. */
export const hostSheetsPlugin = (): Plugin => ({
  name: 'host-sheets',
  resolveId: (id) => (id === NAME ? id : null),
  load: async (id) => {
    if (id !== NAME) return null;
    const [embed, frameworks] = await Promise.all([buildEmbedSheet(), frameworkSheets()]);
    return `export const embed = ${JSON.stringify(embed)};export const frameworks = ${JSON.stringify(frameworks)};`;
  },
});
