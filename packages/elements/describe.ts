import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ATTRIBUTE_DOCS,
  METHOD_DOCS,
  PROPERTY_DOCS,
  SLOT_DOCS,
  TAG_DOCS,
  TAG_SCOPES,
  TEMPLATE_DOCS,
} from './src/attribute-docs.ts';
import {
  type AttributeName,
  attributesOf,
  FLAGS,
  methodsOf,
  propertyOf,
  TAGS,
  type TagName,
  VALUES,
} from './src/attributes.ts';

/**
 * Writes what is derived from the table of attributes: `custom-elements.json`, the types for scripts, React, Vue and Svelte,
 * and the README's tables.
 */

const tags = Object.keys(TAGS) as TagName[];
const attributes = Object.keys(ATTRIBUTE_DOCS) as AttributeName[];
const properties = Object.entries(PROPERTY_DOCS);
const className = (tag: string) => propertyOf(`-${tag}`);
const source = (path: string) => readFileSync(join(import.meta.dirname, '../ui/src', path), 'utf8');

/** The type of an attribute's value in markup. */
function typeOf(name: AttributeName): string {
  const values = VALUES[name];
  if (FLAGS.has(name)) return 'boolean';
  if (values && !(values instanceof RegExp)) return values.map((value) => `'${value}'`).join(' | ');
  return ATTRIBUTE_DOCS[name].type ?? 'string';
}

/** The parts of each component by its scope, from the kit's anatomies. */
const anatomies = new Map(
  globSync('../ui/src/**/*.anatomy.ts', { cwd: import.meta.dirname })
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .flatMap((text) => [...text.matchAll(/defineAnatomy\('([\w-]+)', \[([^\]]*)\]/g)])
    .map(([, scope = '', parts = '']) => [scope, [...parts.matchAll(/'([\w-]+)'/g)].map(([, part]) => part ?? '')]),
);

/** Names for `::part()`. */
export const partsOf = (tag: keyof typeof TAG_SCOPES): string[] =>
  TAG_SCOPES[tag].flatMap((scope) => {
    const parts = anatomies.get(scope);
    if (!parts) throw new Error(`No component has the scope ${scope}.`);
    return parts.map((part) => `${scope}-${part}`);
  });

/** The kit's events by name, as its source has their details, and the source of the types that these use. */
function eventTypes(): { names: string[]; declarations: string } {
  const events = source('provider/trek-events.ts');
  const block = (start: string) => {
    const from = events.indexOf(start);
    return events.slice(from, events.indexOf('\n}\n', from) + 2);
  };
  const details = block('interface Details');
  const [failure = ''] = /export type ApiFailure = .*;/.exec(source('api/api-error.ts')) ?? [];
  const [kind = ''] = /export type EmbedKind = .*;/.exec(events) ?? [];
  return {
    names: [...details.matchAll(/^ {2}'(trek:[\w-]+)'/gm)].map(([, name]) => name ?? ''),
    declarations: [
      failure.replace('export ', '').replace(';', " | 'attribute' | 'code';"),
      kind.replace('export ', '').replace(';', " | 'context';"),
      block('interface Versioned'),
      block('interface TrekEventBase'),
      `/** Details of the events by their names. */\nexport ${details.replace('interface Details', 'interface TrekEventDetails')}`,
    ].join('\n\n'),
  };
}

/** For editors. Format: https://github.com/webcomponents/custom-elements-manifest */
export const manifest = () => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/trek.js',
      declarations: [
        ...tags.map((tag) => ({
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
          members: [
            ...properties.map(([name, { says, type }]) => ({
              kind: 'field',
              name,
              description: says,
              type: { text: type },
            })),
            ...methodsOf(tag).map((name) => ({
              kind: 'method',
              name,
              description: METHOD_DOCS[name].says,
              return: { type: { text: METHOD_DOCS[name].returns } },
            })),
          ],
          events: eventTypes().names.map((name) => ({
            name,
            type: { text: `CustomEvent<TrekEventDetails['${name}']>` },
          })),
          slots: [{ name: '', description: SLOT_DOCS[tag] }],
          cssParts: partsOf(tag).map((name) => ({ name })),
        })),
        {
          kind: 'class',
          customElement: true,
          name: 'TrekLayer',
          tagName: 'trek-layer',
          description:
            'Holds the dialogs and notices of an element, at the end of the page. Elements make it by themselves.',
          cssParts: partsOf('trek-layer').map((name) => ({ name })),
        },
      ],
    },
  ],
});

const attributeTypes = (tag: TagName) =>
  [
    ...attributesOf(tag).map((name) => `  /** ${ATTRIBUTE_DOCS[name].says} */\n  '${name}'?: ${typeOf(name)};`),
    ...properties.map(([name, { says, type }]) => `  /** ${says} */\n  ${name}?: ${type};`),
  ].join('\n');

const elementTypes = (tag: TagName) =>
  [
    ...attributesOf(tag).map(
      (name) =>
        `  /** ${ATTRIBUTE_DOCS[name].says} */\n  ${propertyOf(name)}: ${FLAGS.has(name) ? 'boolean' : 'string | null'};`,
    ),
    ...properties.map(([name, { says, type }]) => `  /** ${says} */\n  ${name}: (${type}) | undefined;`),
    ...methodsOf(tag).map((name) => `  /** ${METHOD_DOCS[name].says} */\n  ${name}(): ${METHOD_DOCS[name].returns};`),
  ].join('\n');

const HEAD = '// Written by describe.ts, of src/attributes.ts, src/attribute-docs.ts and the kit’s events.\n';

const indexTypes = () => `${HEAD}
${eventTypes().declarations}

/** The events by their names: they bubble, so that the page can listen to all elements at once. */
export type TrekEventMap = { [Name in keyof TrekEventDetails]: CustomEvent<TrekEventDetails[Name]> };

/** One row of the table that \`diagnose()\` prints. */
export interface DiagnosisRow {
  /** The subject: \`origin\`, \`policy\`, \`copies\`, \`versions\`, \`skin\`, \`locale\`, \`storage\`, \`tags\`. */
  check: string;
  isFault: boolean;
  finding: string;
  /** The way to mend a fault; empty without one. */
  remedy: string;
}

/** Looks for what commonly keeps the elements of this page from working, and prints it as one table. */
export function diagnose(): Promise<DiagnosisRow[]>;

/** Defines the tags, once for each page. Importing this module does it. */
export function defineTrekElements(): void;

interface TrekElement extends HTMLElement {
  addEventListener<Name extends keyof TrekEventMap>(
    type: Name,
    listener: (event: TrekEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

${tags.map((tag) => `/** ${TAG_DOCS[tag]} */\nexport interface ${className(tag)}Attributes {\n${attributeTypes(tag)}\n}\n\n/** ${TAG_DOCS[tag]} */\nexport interface ${className(tag)}Element extends TrekElement {\n${elementTypes(tag)}\n}`).join('\n\n')}

/** The attributes and properties of each tag. */
export interface TrekTags {
${tags.map((tag) => `  '${tag}': ${className(tag)}Attributes;`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    '${tag}': ${className(tag)}Element;`).join('\n')}
  }
  interface DocumentEventMap extends TrekEventMap {}
}
`;

const reactTypes = () => `${HEAD}
import type { TrekEventMap, TrekTags } from './index.js';

/** React 19 listens by \`ontrek:payment\`; React 18 by a ref and \`addEventListener\`. */
type Listeners = { [Name in keyof TrekEventMap as \`on\${Name}\`]?: (event: TrekEventMap[Name]) => void };

type InReact = {
  [Tag in keyof TrekTags]: TrekTags[Tag] &
    Listeners &
    Omit<import('react').HTMLAttributes<HTMLElement>, keyof TrekTags[Tag]> &
    import('react').RefAttributes<HTMLElementTagNameMap[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
`;

const vueTypes = () => `${HEAD}
import type { TrekEventMap, TrekTags } from './index.js';

type Listeners = { [Name in keyof TrekEventMap as \`on\${Capitalize<Name>}\`]?: (event: TrekEventMap[Name]) => void };

type InVue = {
  [Tag in keyof TrekTags]: new () => HTMLElementTagNameMap[Tag] & {
    $props: TrekTags[Tag] & Listeners & Omit<import('vue').HTMLAttributes, keyof TrekTags[Tag]>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends InVue {}
}
`;

const svelteTypes = () => `${HEAD}
import type { TrekEventMap, TrekTags } from './index.js';

type Listeners = { [Name in keyof TrekEventMap as \`on\${Name}\` | \`on:\${Name}\`]?: (event: TrekEventMap[Name]) => void };

type InSvelte = {
  [Tag in keyof TrekTags]: TrekTags[Tag] &
    Listeners &
    Omit<import('svelte/elements').HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof TrekTags[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends InSvelte {}
}
`;

/** The types by their files. */
export const typings = (): Record<string, string> => ({
  'types/index.d.ts': indexTypes(),
  'types/react.d.ts': reactTypes(),
  'types/vue.d.ts': vueTypes(),
  'types/svelte.d.ts': svelteTypes(),
});

const cell = (text: string) => text.replaceAll('|', '\\|');
const holdersOf = (has: (tag: TagName) => boolean) => {
  const holders = tags.filter(has);
  return holders.length === tags.length ? 'all' : holders.map((tag) => `\`${tag}\``).join(', ');
};

/** The README's tables. */
export const attributeTable = () =>
  [
    '| attribute | of | says |',
    '| --- | --- | --- |',
    ...attributes.map((name) => {
      const { says, example } = ATTRIBUTE_DOCS[name];
      const of = holdersOf((tag) => tag === 'trek-context' || attributesOf(tag).includes(name));
      const own = of.replace('`trek-context`, ', '');
      return `| \`${name}\` | ${own} | ${cell(says)}${example ? ` Example: \`${example}\`` : ''} |`;
    }),
    '',
    '| property | type | says |',
    '| --- | --- | --- |',
    ...properties.map(([name, { says, type }]) => `| \`${name}\` | \`${cell(type)}\` | ${says} |`),
    '',
    '| method | of | says |',
    '| --- | --- | --- |',
    ...Object.entries(METHOD_DOCS).map(
      ([name, { says }]) =>
        `| \`${name}()\` | ${holdersOf((tag) => (methodsOf(tag) as readonly string[]).includes(name))} | ${says} |`,
    ),
    '',
    `Names for a card’s \`<template>\`: ${Object.entries(TEMPLATE_DOCS)
      .map(([name, says]) => `\`${name}\` (${says})`)
      .join(', ')}.`,
  ].join('\n');

const at = (name: string) => join(import.meta.dirname, name);
const BEGIN = '<!-- attributes -->\n';
const END = '\n<!-- /attributes -->';

if (import.meta.main) {
  writeFileSync(at('custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const [file, text] of Object.entries(typings())) writeFileSync(at(file), text);
  const readme = readFileSync(at('README.md'), 'utf8');
  const [before = '', rest = ''] = readme.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(at('README.md'), `${before}${BEGIN}${attributeTable()}${END}${after}`);
}
