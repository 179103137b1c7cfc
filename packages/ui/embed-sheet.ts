import { AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';

/** The element around everything of an embed, on the page and beside it. */
const EMBED = '[data-scope="embed"]';

/** Above whatever a page has on top, with room for our own order. */
const ABOVE_THE_PAGE = 2_147_483_000;

/** As strong as a part's rule, and before all of them: beats a page's rules about elements, and those of a single class. */
const INSIDE = `${EMBED}${EMBED}`;

/** Parts that fill the column an embed has on its page: its width counts for them, not the window's. */
const COLUMN_SCOPES = 'booking-list carousel elevation-profile search-form trek-card trek-page listing'.split(' ');

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
 * @param css the skin
 * @param isInShadowRoot the page's rules do not reach it. Default false
 * @throws if the skin has no tokens
 */
export function embedSheet(css: string, isInShadowRoot = false): string {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  unwrapLayers(sheet);
  const tokens = tokensOf(sheet);
  if (tokens.size === 0) throw new Error('The skin has no tokens.');
  scopeTokens(sheet, tokens);
  replaceVariables(sheet, tokens);
  measureByColumn(sheet);
  const base = isInShadowRoot ? BASE : AGAINST_THE_PAGE + BASE;
  return base + minified(sheet);
}

/** Takes rules out of layers. A statement that orders layers has nothing left to order. */
function unwrapLayers(sheet: Root): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
}

const TOKEN = /^--trek-/;
const isOfPage = (rule: Rule) => rule.selectors.includes(':root');

/** The names of the tokens, which the skin has on the page's root. */
function tokensOf(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkRules((rule) => {
    if (!isOfPage(rule)) return;
    for (const node of rule.nodes) if (node.type === 'decl' && TOKEN.test(node.prop)) names.add(node.prop);
  });
  return names;
}

const ownName = (token: string) => token.replace(TOKEN, '--_');

/** Each token is the embed's own: as the page says it, or else as the skin does. */
function scopeTokens(sheet: Root, tokens: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    if (isOfPage(rule)) rule.selectors = rule.selectors.map((selector) => (selector === ':root' ? EMBED : selector));
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (tokens.has(prop)) declaration.assign({ prop: ownName(prop), value: `var(${prop},${value})` });
  });
}

const VARIABLE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|var\(\s*(--trek-[\w-]+)\s*(?:,\s*([\w.]+)\s*(?=\)))?/g;

/** Replaces what the values use; quoted texts stay as they are. */
function replaceVariables(sheet: Root, tokens: ReadonlySet<string>): void {
  sheet.walkDecls((declaration) => {
    const own = tokens.has(declaration.prop.replace(/^--_/, '--trek-')) && declaration.prop.startsWith('--_');
    // The page's word for this very token comes first.
    const start = own ? declaration.value.indexOf(',') + 1 : 0;
    const used = declaration.value.slice(start).replace(VARIABLE, (all, name?: string, fallback?: string) => {
      if (name === '--trek-unit') return 'var(--trek-unit';
      if (name === '--trek-layer' && fallback === '0') return `var(--trek-layer,${ABOVE_THE_PAGE}`;
      return name && tokens.has(name) ? all.replace(name, ownName(name)) : all;
    });
    declaration.value = declaration.value.slice(0, start) + used;
  });
}

const WIDTH = /\((width\s*[<>]=?\s*\d+px)\)(?:\s*and\s*)?/;
const isOfColumn = (node: ChildNode) =>
  node.type === 'rule' &&
  COLUMN_SCOPES.some((scope) => new RegExp(`\\[data-scope=["']?${scope}["']?\\]`).test(node.selector));

/** Rules for a width become rules for that of a column, where their part is in one. */
function measureByColumn(sheet: Root): void {
  sheet.walkAtRules('media', (media) => {
    const [given, width] = WIDTH.exec(media.params) ?? [];
    const inColumn = media.nodes?.filter(isOfColumn) ?? [];
    if (!given || inColumn.length === 0) return;
    const container = new AtRule({ name: 'container', params: `trek (${width})`, nodes: [] });
    const rest = media.params
      .replace(given, '')
      .replace(/\s*and\s*$/, '')
      .trim();
    media.after(rest ? new AtRule({ name: 'media', params: rest, nodes: [container] }) : container);
    container.append(inColumn);
    if (media.nodes?.length === 0) media.remove();
  });
}

/** Without the spaces that a minified sheet does not have: reading has kept all that is in strings. */
function minified(sheet: Root): string {
  sheet.cleanRaws();
  const write = (node: ChildNode | Root): string => {
    if (node.type === 'decl') return `${node.prop}:${node.value}${node.important ? '!important' : ''}`;
    if (node.type === 'comment') return '';
    if (node.type === 'root') return node.nodes.map(write).join('');
    const head =
      node.type === 'rule'
        ? node.selector
        : `@${node.name}${node.name === 'media' && node.params.startsWith('(') ? '' : ' '}${node.params}`;
    if (!node.nodes) return `${head};`;
    const parts = node.nodes.map(write);
    const holdsDeclarations = (child: ChildNode | undefined) => child?.type === 'decl';
    const { nodes } = node;
    return `${head}{${parts.map((part, index) => (holdsDeclarations(nodes[index]) && index < parts.length - 1 ? `${part};` : part)).join('')}}`;
  };
  return write(sheet);
}
