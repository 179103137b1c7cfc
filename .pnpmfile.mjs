import { publishedElements } from './packages/elements/published-exports.mjs';
import { publishedCommand, publishedExports } from './packages/ui/published-exports.mjs';

/** In the workspace kit and elements are their sources, of which npm gets the built modules. */
const published = {
  '@trek/ui': (manifest) => ({ ...manifest, bin: publishedCommand, exports: publishedExports(manifest.exports) }),
  '@trek/elements': (manifest) => ({ ...manifest, exports: publishedElements }),
};

export const hooks = {
  beforePacking: (manifest) => published[manifest.name]?.(manifest) ?? manifest,
};
