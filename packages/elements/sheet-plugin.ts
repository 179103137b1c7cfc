import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { buildEmbedSheet } from '../ui/build-embed-sheet.ts';
import { COMMON_RULES, sheetFragments } from '../ui/sheet-fragments.ts';

/**
 * Loads the rules of the kit's sheet with the code that needs them: those of a component come with each module that renders
 * its parts, and the common ones with the first element. Each fragment keeps its place in the whole sheet.
 */

/** The element itself is as wide as a block of its page. A title that is left out still names its part. */
const HOST =
  ':host{display:block}:host([hidden]),[data-no-title] :is([data-scope=trek-page],[data-scope=booking-panel])[data-part=title]{display:none}';

const PREFIX = 'trek:sheet/';
const COMMON = `${PREFIX}common`;
const SHEET = join(import.meta.dirname, 'src/sheet.ts');

const ANATOMIES = /^import \{([^}]*)\} from '(\.[^']*\.anatomy\.ts)';$/gm;
const SCOPES = /^export const (\w+) = defineAnatomy\('([\w-]+)'/gm;

const ANATOMY = "attributes: (part) => ({ 'data-scope': scope, 'data-part': part }),";

/** Gives each part of the kit the name by which the page can style it through a shadow root: `trek-card-title`. */
export const partPlugin = (): Plugin => ({
  name: 'part',
  transform: {
    filter: { id: /core\/internal\/anatomy\.ts$/ },
    handler(code) {
      if (!code.includes(ANATOMY)) throw new Error('The kit names its parts in another way: see anatomy.ts.');
      return code.replace(ANATOMY, ANATOMY.replace('part })', "part, part: scope + '-' + part })"));
    },
  },
});

/** The scopes of the components whose parts a module renders. */
async function scopesOf(id: string, code: string): Promise<string[]> {
  const scopes: string[] = [];
  for (const [, names = '', file = ''] of code.matchAll(ANATOMIES)) {
    const anatomies = await readFile(join(dirname(id), file), 'utf8');
    const byName = new Map([...anatomies.matchAll(SCOPES)].map(([, name = '', scope = '']) => [name, scope]));
    for (const name of names.split(',')) scopes.push(byName.get(name.trim().split(' ')[0] ?? '') ?? '');
  }
  return scopes.filter(Boolean);
}

export const sheetPlugin = (): Plugin => {
  const fragments = buildEmbedSheet(true).then((css) => sheetFragments(css + HOST));
  return {
    name: 'sheet',
    resolveId: (id) => (id.startsWith(PREFIX) ? { id, moduleSideEffects: true } : null),
    load: {
      filter: { id: /^trek:sheet\// },
      async handler(id) {
        const scope = id === COMMON ? COMMON_RULES : id.slice(PREFIX.length);
        const rules = (await fragments).get(scope) ?? [];
        return `import { addRules } from ${JSON.stringify(SHEET)};\naddRules(${JSON.stringify(rules.flat())});`;
      },
    },
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx?$/, code: /\.anatomy\.ts'/ },
      async handler(code, id) {
        if (id.endsWith('.css.ts')) return null;
        const scopes = (await scopesOf(id, code)).filter(Boolean);
        const known = await fragments;
        const sheets = scopes.filter((scope) => known.has(scope)).map((scope) => `import '${PREFIX}${scope}';`);
        return sheets.length > 0 ? { code: `${code}\n${sheets.join('\n')}`, moduleSideEffects: true } : null;
      },
    },
  };
};
