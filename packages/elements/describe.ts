import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTE_DOCS, PROPERTY_DOCS, TAG_DOCS } from './src/attribute-docs.ts';
import { type AttributeName, attributesOf, propertyOf, TAGS, type TagName } from './src/attributes.ts';

/** Generates `custom-elements.json`, `types.d.ts` and the README's table from the table of attributes. */

const tags = Object.keys(TAGS) as TagName[];
const attributes = Object.keys(ATTRIBUTE_DOCS) as AttributeName[];
const typeOf = (name: AttributeName) => ATTRIBUTE_DOCS[name].type ?? 'string';
const className = (tag: TagName) => propertyOf(`-${tag}`);

/** For editors. Format: https://github.com/webcomponents/custom-elements-manifest */
export const manifest = () => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/trek.js',
      declarations: tags.map((tag) => ({
        kind: 'class',
        customElement: true,
        name: className(tag),
        tagName: tag,
        description: TAG_DOCS[tag],
        attributes: attributesOf(tag).map((name) => ({
          name,
          fieldName: propertyOf(name),
          description: ATTRIBUTE_DOCS[name].says,
          type: { text: typeOf(name) },
        })),
        members: Object.entries(PROPERTY_DOCS).map(([name, { says, type }]) => ({
          kind: 'field',
          name,
          description: says,
          type: { text: type },
        })),
      })),
    },
  ],
});

const properties = (tag: TagName) =>
  [
    ...attributesOf(tag).map((name) => `  /** ${ATTRIBUTE_DOCS[name].says} */\n  '${name}'?: ${typeOf(name)};`),
    ...Object.entries(PROPERTY_DOCS).map(([name, { says, type }]) => `  /** ${says} */\n  ${name}?: ${type};`),
  ].join('\n');

/** Types of the elements by tag, for scripts, React and Vue. */
export const typings = () => `// Written by describe.ts, of src/attributes.ts and src/attribute-docs.ts.
${tags.map((tag) => `/** ${TAG_DOCS[tag]} */\nexport interface ${className(tag)}Attributes {\n${properties(tag)}\n}`).join('\n\n')}

interface TrekTags {
${tags.map((tag) => `  '${tag}': ${className(tag)}Attributes;`).join('\n')}
}

/** A tag as React takes it: with what every element takes as well. */
type InReact = { [Tag in keyof TrekTags]: TrekTags[Tag] & import('react').HTMLAttributes<HTMLElement> };

declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    '${tag}': HTMLElement & { refresh(): void };`).join('\n')}
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
declare module 'vue' {
  interface GlobalComponents extends TrekTags {}
}
`;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The README's tables. */
export const attributeTable = () =>
  [
    '| attribute | of | says |',
    '| --- | --- | --- |',
    ...attributes.map((name) => {
      const holders = tags.filter((tag) => attributesOf(tag).includes(name));
      const of = holders.length === tags.length ? 'all' : holders.map((tag) => `\`${tag}\``).join(', ');
      const { says, example } = ATTRIBUTE_DOCS[name];
      return `| \`${name}\` | ${of} | ${cell(says)}${example ? ` Example: \`${example}\`` : ''} |`;
    }),
    '',
    'Properties of all of them, for scripts:',
    '',
    '| property | type | says |',
    '| --- | --- | --- |',
    ...Object.entries(PROPERTY_DOCS).map(([name, { says, type }]) => `| \`${name}\` | \`${cell(type)}\` | ${says} |`),
  ].join('\n');

const at = (name: string) => join(import.meta.dirname, name);
const BEGIN = '<!-- attributes -->\n';
const END = '\n<!-- /attributes -->';

if (import.meta.main) {
  writeFileSync(at('custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(at('types.d.ts'), typings());
  const readme = readFileSync(at('README.md'), 'utf8');
  const [before = '', rest = ''] = readme.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(at('README.md'), `${before}${BEGIN}${attributeTable()}${END}${after}`);
}
