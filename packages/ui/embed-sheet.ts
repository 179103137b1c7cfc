/** The element around everything of an embed, on the page and beside it. */
const EMBED = '[data-scope="embed"]';

/** Above whatever a page has on top, with room for our own order. */
const ABOVE_THE_PAGE = 2_147_483_000;

/** As strong as a part's rule, and before all of them: beats a page's rules about elements, and those of a single class. */
const INSIDE = `${EMBED}${EMBED}`;

/** Parts that fill the column an embed has on its page: its width counts for them, not the window's. */
const COLUMN_SCOPES = 'booking-list carousel elevation-profile search-form trek-card trek-detail trek-listing'.split(
  ' ',
);

/** `--trek-unit` is the visitor's font size, whatever the page's root has. */
const BASE = [
  '@property --trek-unit{syntax:"<length>";inherits:true;initial-value:16px}',
  `${EMBED}{all:initial;display:block;color-scheme:light;font-size:medium;--trek-unit:1em}`,
  `${EMBED}[data-part=root]:has(${COLUMN_SCOPES.map((scope) => `[data-scope=${scope}]`)}){container:trek/inline-size;width:100%}`,
  `${INSIDE} :where(a){color:var(--_color-primary)}`,
].join('');

/**
 * An embed starts from the browser's own style, not from the page's. Attributes give drawings and pictures their size
 * and colors, and `revert` would take those away.
 */
const AGAINST_THE_PAGE = [
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
 * tokens are on the embed alone, each as the page says it or else the skin's own, its lengths follow the visitor's
 * font size, and its parts the width of their column.
 * @param css the skin, minified
 * @param isInShadowRoot the page's rules do not reach it. Default false
 * @throws if the skin has no tokens
 */
export function embedSheet(css: string, isInShadowRoot = false): string {
  const rules = blocksOf(css.trim()).map(convertBlock).join('');
  const root = /:root\{([^}]*)\}/.exec(rules)?.[1] ?? '';
  const tokens = [...root.matchAll(/--trek-([\w-]+):/g)].map(([, name = '']) => name);
  if (tokens.length === 0) throw new Error('The skin has no tokens.');
  const own = new RegExp(`(var\\()?--trek-(${tokens.join('|')})(?=[:,)])(:[^;}]+)?`, 'g');
  const scoped = rules
    .replaceAll(':root{', `${EMBED}{`)
    .replace(/var\(--trek-unit, ?1rem\)/g, 'var(--trek-unit)')
    .replaceAll('var(--trek-layer,0)', `var(--trek-layer,${ABOVE_THE_PAGE})`)
    .replace(own, (all, use: string | undefined, name: string, value: string | undefined) => {
      if (use) return `var(--_${name}`;
      return value ? `--_${name}:var(--trek-${name},${value.slice(1)})` : all;
    });
  const base = isInShadowRoot ? BASE : AGAINST_THE_PAGE + BASE;
  return `${base}${scoped}`;
}

interface Block {
  /** A selector, or the name and condition of a group of rules. */
  head: string;
  /** Null for a statement without one. */
  body: string | null;
}

/** The rules of a minified sheet, or of a group in it. */
function blocksOf(css: string): Block[] {
  const found: Block[] = [];
  for (let start = 0; start < css.length; ) {
    const [mark] = /[;{]/.exec(css.slice(start)) ?? [];
    const open = mark ? css.indexOf(mark, start) : css.length;
    const head = css.slice(start, open);
    if (mark !== '{') {
      found.push({ head, body: null });
      start = open + 1;
      continue;
    }
    let end = open + 1;
    for (let depth = 1; depth > 0; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    found.push({ head, body: css.slice(open + 1, end - 1) });
    start = end;
  }
  return found;
}

const WIDTH = /\((width[<>]=?\d+px)\)(and )?/;
const isOfColumn = ({ head }: Block) => COLUMN_SCOPES.some((scope) => head.includes(`[data-scope=${scope}]`));
const toCss = ({ head, body }: Block) => `${head}{${body}}`;

function convertBlock(block: Block): string {
  const { head, body } = block;
  if (head.startsWith('@layer ')) return body === null ? '' : blocksOf(body).map(convertBlock).join('');
  if (body === null) return `${head};`;
  const [given, width] = (head.startsWith('@media') && WIDTH.exec(head)) || [];
  if (!given) return toCss(block);
  const rules = blocksOf(body);
  const inColumn = rules.filter(isOfColumn).map(toCss).join('');
  const inWindow = rules
    .filter((rule) => !isOfColumn(rule))
    .map(toCss)
    .join('');
  const container = `@container trek (${width}){${inColumn}}`;
  const rest = head.replace(given, '').replace(/ and $/, '');
  return [
    inWindow && `${head}{${inWindow}}`,
    inColumn && (rest === '@media' ? container : `${rest}{${container}}`),
  ].join('');
}
