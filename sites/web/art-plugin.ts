import { brandIcon, HERO_LAYERS, heroLayer, placeholderPicture } from '@trek/ui/art';
import type { Plugin } from 'vite';

/** The site's own drawings by the path they are served at. */
function drawings(): ReadonlyMap<string, string> {
  return new Map([
    ...HERO_LAYERS.map((layer): [string, string] => [`art/hero-${layer}.svg`, heroLayer(layer)]),
    ['art/placeholder.svg', placeholderPicture()],
    ['art/icon.svg', brandIcon()],
  ]);
}

/** Puts the site's drawings beside its scripts: as files of the client build, as answers while developing. */
export function art(): Plugin {
  return {
    name: 'trek-art',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, source] of drawings()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      const served = drawings();
      middlewares.use((request, response, next) => {
        const drawing = served.get(request.url?.split('?', 1)[0]?.slice(1) ?? '');
        if (drawing === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawing);
      });
    },
  };
}
