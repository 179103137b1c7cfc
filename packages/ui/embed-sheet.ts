/** The element around everything of an embed, on the page and beside it. */
const EMBED = '[data-scope="embed"]';

/** Above whatever a page has on top, with room for our own order. */
const ABOVE_THE_PAGE = 2_147_483_000;

/** As strong as a part's rule, and before all of them: beats a page's rules about elements, and those of a single class. */
const INSIDE = `${EMBED}${EMBED}`;

/**
 * An embed starts from the browser's own style, not from the page's. `--trek-unit` is the visitor's font size, whatever
 * the page's root has. Attributes give drawings and pictures their size and colors, and `revert` would take those away.
 */
const BASE = [
  '@property --trek-unit{syntax:"<length>";inherits:true;initial-value:16px}',
  `${EMBED}{all:initial;display:block;font-size:medium;--trek-unit:1em}`,
  `${INSIDE} :where(:not(svg,svg *,img,iframe)){all:revert}`,
  `${INSIDE} :where(svg,img,iframe){margin:0;padding:0;border:0;border-radius:0;background:none;box-shadow:none;` +
    'max-width:none;max-height:none;min-width:0;min-height:0;opacity:1;filter:none;transform:none;float:none;' +
    'display:inline;vertical-align:baseline;object-fit:fill;transition:none;animation:none}',
  // A page's rule about `svg` beats the attributes of an icon and of a mark.
  `${INSIDE} :where(svg){fill:initial;stroke:initial}`,
  `${INSIDE} :where(svg[stroke=currentColor]){fill:none;stroke:currentColor}`,
  `${INSIDE} :where(svg[width="1.25em"]){width:1.25em;height:1.25em}`,
  `${INSIDE} :where(svg[width="20"]){width:20px;height:20px}`,
].join('');

/**
 * Converts the skin into the sheet of an embed, for pages with unknown styles: its rules are in no layer, its
 * tokens are on the embed alone, each as the page says it or else the skin's own, and its lengths follow the visitor's
 * font size.
 * @param css the skin, minified
 * @throws if the skin has no tokens
 */
export function embedSheet(css: string): string {
  const plain = withoutLayers(css.replaceAll('@layer trek;', ''));
  const root = /:root\{([^}]*)\}/.exec(plain)?.[1] ?? '';
  const tokens = [...root.matchAll(/--trek-([\w-]+):/g)].map(([, name = '']) => name);
  if (tokens.length === 0) throw new Error('The skin has no tokens.');
  const own = new RegExp(`(var\\()?--trek-(${tokens.join('|')})(?=[:,)])(:[^;}]+)?`, 'g');
  const scoped = plain
    .replace(/:root\{/g, `${EMBED}{`)
    .replace(own, (all, use: string | undefined, name: string, value: string | undefined) => {
      if (use) return `var(--_${name}`;
      return value ? `--_${name}:var(--trek-${name},${value.slice(1)})` : all;
    });
  const above = scoped.replaceAll('var(--trek-layer,0)', `var(--trek-layer,${ABOVE_THE_PAGE})`);
  return `${BASE}${above}`.replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, 'calc($1*var(--trek-unit))');
}

/** The same rules, in no layer. */
function withoutLayers(css: string): string {
  const OPEN = '@layer trek{';
  const start = css.indexOf(OPEN);
  if (start < 0) return css;
  const first = start + OPEN.length;
  let end = first;
  for (let depth = 1; depth > 0; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return css.slice(0, start) + css.slice(first, end - 1) + withoutLayers(css.slice(end));
}
