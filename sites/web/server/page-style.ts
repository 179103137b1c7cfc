import postcss, { type ChildNode, type Container } from 'postcss';

/** A part of a style sheet. */
type Piece =
  /** Kept on every page: fonts, animations. */
  | { text: string }
  | { selectors: readonly Selector[]; body: string }
  /** The rules under one condition, such as a screen's width. */
  | { condition: string; pieces: readonly Piece[] };

interface Selector {
  text: string;
  /** It can only match in markup that has all of these: classes, and the two attributes that name a part. */
  names: readonly string[];
}

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer']);

/** Parses a style sheet once, so that each page can take its rules from it. */
export function readSheet(css: string): Piece[] {
  return piecesOf(postcss.parse(css));
}

const piecesOf = (container: Container) => (container.nodes ?? []).map(pieceOf);

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, names: namesOf(text) }));
    return { selectors, body: `{${node.nodes.join(';')}}` };
  }
  if (node.type === 'atrule' && node.nodes && CONDITIONS.has(node.name)) {
    return { condition: `@${node.name} ${node.params}`, pieces: piecesOf(node) };
  }
  return { text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) };
}

/** Everything in these may be absent, or be one of several. */
const OPTIONAL = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const NAME = /\.([\w-]+)|\[data-(scope|part)=(["']?)([\w-]+)\3\]/g;

function namesOf(selector: string): string[] {
  const names = selector.replace(OPTIONAL, '').matchAll(NAME);
  return [...names].map(([, className, attribute, , value]) => (className ? `.${className}` : `${attribute}=${value}`));
}

/** Classes that the boot script may give to the document. */
const OF_DOCUMENT = ['.dark'];
const IN_MARKUP = / (class|data-scope|data-part)="([^"]*)"/g;

/** The rules of style sheets that can match in the markup of a page, whatever states its parts are in. */
export function pageStyle(sheets: readonly (readonly Piece[])[], markup: string): string {
  const names = new Set(OF_DOCUMENT);
  for (const [, attribute = '', value = ''] of markup.matchAll(IN_MARKUP)) {
    if (attribute === 'class') for (const name of value.split(' ')) names.add(`.${name}`);
    else names.add(`${attribute.slice('data-'.length)}=${value}`);
  }
  return sheets.map((pieces) => textOf(pieces, names)).join('');
}

function textOf(pieces: readonly Piece[], names: ReadonlySet<string>): string {
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('pieces' in piece) {
      const inner = textOf(piece.pieces, names);
      if (inner) text += `${piece.condition}{${inner}}`;
    } else {
      const matching = piece.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
      if (matching.length > 0) text += matching.map((selector) => selector.text).join(',') + piece.body;
    }
  }
  return text;
}
