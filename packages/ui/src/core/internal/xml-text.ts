/** Signs that no XML file may hold, however they are written. Source: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Old signs for a new line and a new page. */
const BREAKS = /[\v\f]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as an XML file holds it, in an element or in quotes, without what XML forbids. */
export function xmlText(text: string): string {
  return text
    .replace(BREAKS, ' ')
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The signs of a text that XML forbids, each once: `U+000B`. */
export function forbiddenInXml(text: string): string[] {
  const signs = new Set(text.match(FORBIDDEN));
  return [...signs].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}
