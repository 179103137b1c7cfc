import type { ComponentType } from 'react';

/** The text of every example, by its path. */
const sources = import.meta.glob<string>('../../packages/ui/examples/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each has one component. */
const modules = import.meta.glob<Record<string, ComponentType<object>>>('../../packages/ui/examples/**/*.tsx');

const pathOf = (name: string) => `../../packages/ui/examples/${name}.tsx`;

/** The text of an example. @param name its path below `packages/ui/examples`, without extension */
export const exampleSource = (name: string): string | undefined => sources[pathOf(name)]?.trim();

/** The component of an example. */
export async function loadExample(name: string): Promise<ComponentType<object>> {
  const [component] = Object.values((await modules[pathOf(name)]?.()) ?? {});
  if (!component) throw new Error(`There is no example ${name}.`);
  return component;
}
