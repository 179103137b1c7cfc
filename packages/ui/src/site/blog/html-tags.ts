/** A tag of sanitized HTML: `h2`, or `/h2` where it closes. */
export interface HtmlTag {
  name: string;
  id?: string;
  /** The attribute's places, with its quotes. */
  idAt?: { start: number; end: number };
  /** Its first place, and the place after its end. */
  start: number;
  end: number;
}

/** The signs that end the name of a tag or an attribute. */
const ENDS = new Set([' ', '\t', '\n', '\f', '\r', '/', '=', '>']);

/**
 * The tags of HTML as a browser serializes it: every attribute's value is in double quotes, and may hold any other sign,
 * `<` and `>` too.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments
 */
export function tagsIn(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  for (let start = html.indexOf('<'); start >= 0; ) {
    const tag = readTag(html, start);
    if (!tag) break;
    tags.push(tag);
    start = html.indexOf('<', tag.end);
  }
  return tags;
}

/** Undefined for one without an end. */
function readTag(html: string, start: number): HtmlTag | undefined {
  const isClosing = html[start + 1] === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  let at = endOfName(html, nameStart);
  const name = `${isClosing ? '/' : ''}${html.slice(nameStart, at).toLowerCase()}`;
  let id: Pick<HtmlTag, 'id' | 'idAt'> = {};
  while (at < html.length && html[at] !== '>') {
    const attributeStart = at;
    const attribute = html.slice(at, endOfName(html, at)).toLowerCase();
    at += Math.max(1, attribute.length);
    if (html[at] !== '=' || html[at + 1] !== '"') continue;
    const close = html.indexOf('"', at + 2);
    if (close < 0) return undefined;
    const value = html.slice(at + 2, close);
    at = close + 1;
    if (attribute === 'id') id = { id: value, idAt: { start: attributeStart, end: at } };
  }
  if (at >= html.length) return undefined;
  return { name, start, end: at + 1, ...id };
}

function endOfName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !ENDS.has(html[at] ?? '')) at += 1;
  return at;
}
