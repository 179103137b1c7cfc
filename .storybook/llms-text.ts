import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { exampleWords } from './docs/example-text.ts';

const kit = join(import.meta.dirname, '../packages/ui');
const read = (file: string) => readFileSync(join(kit, file), 'utf8');
const inOrder = (pattern: string) => globSync(pattern, { cwd: kit }).sort();

/** A page's text below its title, with headings that fit below one of level 2. */
const below = (page: string) => page.replace(/^[\s\S]*?^# .*\n+/m, '').trim();
const deeper = (text: string) => text.replace(/^##/gm, '###');

/** The guides: their titles, and what follows. */
const guides = () =>
  inOrder('src/guides/*.mdx').map((file) => {
    const page = read(file);
    const [, title = ''] = /^# (.+)$/m.exec(page) ?? [];
    return { title, name: file.split('/').at(-1)?.replace('.mdx', '') ?? '', text: below(page) };
  });

const head = () => {
  const { name, description, version } = JSON.parse(read('package.json'));
  return [`# ${name}`, `> ${description}. Version ${version}.`, below(read('README.md'))];
};

const changelog = () => ['## Changelog', deeper(below(read('CHANGELOG.md')))];

/** The kit's documentation as one text for language models: see llmstxt.org. */
export function llmsText(): string {
  const list = guides().map(({ title, name }) => `- [${title}](./?path=/docs/guides-${name}--docs)`);
  const full = '- [README, guides and examples in one text](./llms-full.txt)';
  return [...head(), '## Guides', [...list, full].join('\n'), ...changelog(), ''].join('\n\n');
}

/** The same with the guides and every example. */
export function llmsFullText(): string {
  const examples = inOrder('examples/**/*.tsx').flatMap((file) => {
    const code = read(file);
    return [`### ${file.slice('examples/'.length, -'.tsx'.length)}`, exampleWords(code), `\`\`\`tsx\n${code}\`\`\``];
  });
  return [
    ...head(),
    ...guides().flatMap(({ title, text }) => [`## ${title}`, deeper(text)]),
    '## Examples',
    ...examples.filter((text) => text !== ''),
    ...changelog(),
    '',
  ].join('\n\n');
}

/** Puts `llms.txt` and `llms-full.txt` beside the built docs, so that they are as true as the docs. */
export const llmsTextPlugin = (): Plugin => ({
  name: 'llms-text',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText() });
    this.emitFile({ type: 'asset', fileName: 'llms-full.txt', source: llmsFullText() });
  },
});
