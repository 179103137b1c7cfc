import { publishedCommand, publishedExports } from './packages/ui/published-exports.mjs';

export const hooks = {
  /** In the workspace the kit is its sources, of which npm gets the built modules. */
  beforePacking: (manifest) =>
    manifest.name === '@trek/ui'
      ? { ...manifest, bin: publishedCommand, exports: publishedExports(manifest.exports) }
      : manifest,
};
