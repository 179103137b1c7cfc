import type { Plugin } from 'vite';
import { openApiDocument } from '../packages/ui/src/contract/index.ts';

const NAME = 'virtual:api-document';

/** Gives a docs page the contract of the API, and puts `openapi.json` beside the built docs. */
export const apiDocumentPlugin = (): Plugin => ({
  name: 'api-document',
  resolveId: (id) => (id === NAME ? id : null),
  load: (id) => (id === NAME ? `export default ${JSON.stringify(openApiDocument())};` : null),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(openApiDocument(), null, 2) });
  },
});
