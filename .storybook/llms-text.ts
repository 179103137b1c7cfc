import type { Plugin } from 'vite';
import { llmsFullText, llmsText } from '../packages/ui/llms-text.ts';

const guideAddress = (name: string) => `./?path=/docs/guides-${name}--docs`;
const FULL = '- [README, guides and examples in one text](./llms-full.txt)';

/** Puts `llms.txt` and `llms-full.txt` beside the built docs, so that they are as true as the docs. */
export const llmsTextPlugin = (): Plugin => ({
  name: 'llms-text',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(guideAddress, [FULL]) });
    this.emitFile({ type: 'asset', fileName: 'llms-full.txt', source: llmsFullText() });
  },
});
