/** The package's exports as they are published: the script, and the types for frameworks. */
export const publishedElements = {
  '.': { types: './types/index.d.ts', default: './dist/trek.js' },
  './react': { types: './types/react.d.ts' },
  './vue': { types: './types/vue.d.ts' },
  './svelte': { types: './types/svelte.d.ts' },
  './custom-elements.json': './custom-elements.json',
  './package.json': './package.json',
};
