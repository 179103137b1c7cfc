import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWords } from '../../.storybook/docs/example-text.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const inOrder = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).sort();

/** A page's text below its title, with headings that fit below one of level 2. */
const below = (page: string) => page.replace(/^[\s\S]*?^# .*\n+/m, '').trim();
const deeper = (text: string) => text.replace(/^##/gm, '###');

/** The guides: their titles, and what follows. */
const guides = () =>
  inOrder('guides/*.md').map((file) => {
    const page = read(file);
    const [, title = ''] = /^# (.+)$/m.exec(page) ?? [];
    return { title, name: file.slice('guides/'.length, -'.md'.length), text: below(page) };
  });

const head = () => {
  const { name, description, version } = JSON.parse(read('package.json'));
  return [`# ${name}`, `> ${description}. Version ${version}.`, below(read('README.md'))];
};

const changelog = () => ['## Changelog', deeper(below(read('CHANGELOG.md')))];

/**
 * The kit's documentation as one text for language models: see llmstxt.org. In the package its guides are files beside it.
 * @param guideAddress of a guide by its name; default: in the package
 * @param others further lines of the list of guides
 */
export function llmsText(guideAddress = (name: string) => `guides/${name}.md`, others: readonly string[] = []): string {
  const list = guides().map(({ title, name }) => `- [${title}](${guideAddress(name)})`);
  return [...head(), '## Guides', [...list, ...others].join('\n'), ...changelog(), ''].join('\n\n');
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
