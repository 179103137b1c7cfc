import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const kit = join(import.meta.dirname, '../packages/ui');

/** The kit's documentation as one text for language models: see llmstxt.org. */
export function llmsText(): string {
  const read = (file: string) => readFileSync(join(kit, file), 'utf8');
  const { name, description, version } = JSON.parse(read('package.json'));
  const below = (page: string) => page.replace(/^# .*\n+/, '').trim();
  return [
    `# ${name}`,
    `> ${description}. Version ${version}.`,
    below(read('README.md')),
    '## Changelog',
    below(read('CHANGELOG.md')).replace(/^##/gm, '###'),
    '',
  ].join('\n\n');
}

/** Puts `llms.txt` beside the built docs, so that it is as true as they are. */
export const llmsTextPlugin = (): Plugin => ({
  name: 'llms-text',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText() });
  },
});
