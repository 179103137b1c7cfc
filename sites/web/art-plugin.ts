import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { drawnPortraits, type Portrait, photographedPortraits, readTeam } from '@trek/api/portraits';
import { brandIcon, HERO_LAYERS, HERO_MOODS, heroLayer, placeholderPicture } from '@trek/art';
import type { Plugin } from 'vite';
import { PORTRAIT_WIDTHS, portraitAddress } from './src/content/portrait-files.ts';

const COMPANY = fileURLToPath(new URL('../api/content/company', import.meta.url));

/** The team as the site bundles it. */
const TEAM = /\/team\.json\?portraits$/;

type Picture = readonly [path: string, content: string | Uint8Array];

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/**
 * The site's own drawings by path. The landscape stays SVG: its pixels, sharp enough for a phone, are four times as many
 * bytes and are painted later.
 */
function drawings(): Picture[] {
  return [
    ...HERO_MOODS.flatMap((mood) =>
      HERO_LAYERS.map((layer): Picture => [`art/hero-${layer}-${mood}.svg`, heroLayer(layer, mood)]),
    ),
    ['art/placeholder.svg', placeholderPicture()],
    ['art/icon.svg', brandIcon()],
  ];
}

const filesOf = ({ id, files }: Portrait) =>
  [...files].map(([ending, content]): Picture => [`${portraitAddress(id).slice(1)}${ending}`, content]);

/** The landscape of the home page as a bitmap for link previews: 1200 × 630. */
export function sharePicture(): Uint8Array {
  const layers = HERO_LAYERS.map(
    (layer) =>
      `<image width="1600" height="900" href="data:image/svg+xml,${encodeURIComponent(heroLayer(layer, 'day'))}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 1600 840" width="1200" height="630">${layers.join('')}</svg>`;
  return new Resvg(drawing, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * Emits the site's drawings and the team's portraits: as files of the client build, or served during development.
 * @param company the folder of the company files
 */
export function art(company = COMPANY): Plugin {
  let photographs: Promise<Portrait[]> | undefined;
  const photographed = () => {
    photographs ??= photographedPortraits(company, PORTRAIT_WIDTHS);
    return photographs;
  };
  const pictures = async () => {
    const portraits = [...(await photographed()), ...(await drawnPortraits(company, PORTRAIT_WIDTHS))];
    return new Map<string, string | Uint8Array>([...drawings(), ...portraits.flatMap(filesOf)]);
  };
  return {
    name: 'trek-art',
    enforce: 'pre',
    async load(id) {
      if (!TEAM.test(id)) return null;
      this.addWatchFile(id.replace(/\?.*/, ''));
      const standIns = new Map((await photographed()).map(({ id: member, standIn }) => [member, standIn]));
      // Only what pages show.
      const team = (await readTeam(company)).map(({ image, wears, ...member }) => ({
        ...member,
        standIn: standIns.get(member.id),
      }));
      return { code: `export default ${JSON.stringify(team)}`, moduleType: 'js' };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await pictures()) this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'art/share.png', source: sharePicture() });
    },
    configureServer({ middlewares }) {
      let served: ReturnType<typeof pictures> | undefined;
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0]?.slice(1) ?? '';
        if (!path.startsWith('art/')) return next();
        served ??= pictures();
        served.then((files) => {
          const picture = files.get(path);
          if (picture === undefined) return next();
          response.setHeader('Content-Type', TYPES[extname(path)] ?? '');
          response.end(picture);
        }, next);
      });
    },
  };
}
