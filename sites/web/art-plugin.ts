import { Resvg } from '@resvg/resvg-js';
import { brandIcon, HERO_LAYERS, heroLayer, placeholderPicture, portrait } from '@trek/art';
import type { Plugin } from 'vite';
import { portraitPath, TEAM } from './src/content/team.ts';

/** The site's own drawings by path. */
function drawings(): ReadonlyMap<string, string> {
  return new Map([
    ...HERO_LAYERS.map((layer): [string, string] => [`art/hero-${layer}.svg`, heroLayer(layer)]),
    ['art/placeholder.svg', placeholderPicture()],
    ['art/icon.svg', brandIcon()],
    ...TEAM.map((member): [string, string] => [portraitPath(member).slice(1), portrait(member)]),
  ]);
}

/** The landscape of the home page as a bitmap for link previews: 1200 × 630. */
export function sharePicture(): Uint8Array {
  const layers = HERO_LAYERS.map(
    (layer) => `<image width="1600" height="900" href="data:image/svg+xml,${encodeURIComponent(heroLayer(layer))}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 1600 840" width="1200" height="630">${layers.join('')}</svg>`;
  return new Resvg(drawing, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Emits the site's drawings: as files of the client build, or served during development. */
export function art(): Plugin {
  return {
    name: 'trek-art',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, source] of drawings()) this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'art/share.png', source: sharePicture() });
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
