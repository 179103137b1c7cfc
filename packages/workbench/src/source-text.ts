/** The longest line of a source file, in characters. */
const LINE = 120;
const STEP = '  ';
/** After a shorter key the formatter never breaks the line. */
const LEAST_KEY_TO_BREAK_AFTER = 5;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A text in quotes, as the formatter writes it. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  const hasMoreSingle = text.split("'").length > text.split('"').length;
  return hasMoreSingle ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * JSON as TypeScript, as the formatter writes it: an exported file passes the check of style as it is.
 * @param indent spaces before the line that it begins in
 * @param used characters of that line which are taken, and of those that must follow in it
 */
export function sourceOf(value: unknown, indent: number, used: number): string {
  const flat = inLine(value);
  if (flat !== null && used + flat.length <= LINE) return flat;
  const inner = ' '.repeat(indent) + STEP;
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${sourceOf(item, inner.length, inner.length + 1)},\n`);
    return `[\n${items.join('')}${end}]`;
  }
  if (typeof value !== 'object' || value === null) return flat ?? '';
  const fields = Object.entries(value).map(([key, one]) => `${inner}${fieldOf(key, one, inner.length)},\n`);
  return `{\n${fields.join('')}${end}}`;
}

const nameOf = (key: string) => (NAME.test(key) ? key : quoted(key));

function fieldOf(key: string, value: unknown, indent: number): string {
  const name = `${nameOf(key)}:`;
  const text = sourceOf(value, indent, indent + name.length + 2);
  const isLongText =
    typeof value === 'string' &&
    key.length >= LEAST_KEY_TO_BREAK_AFTER &&
    indent + name.length + text.length + 2 > LINE;
  return isLongText ? `${name}\n${' '.repeat(indent)}${STEP}${text}` : `${name} ${text}`;
}

/** The value in one line; null where the formatter would never write it so. */
function inLine(value: unknown): string | null {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.length > 1 && (value.every(isWideObject) || value.every(isWideList))) return null;
    const items = value.map(inLine);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const fields = Object.entries(value).map(([key, one]) => {
    const text = inLine(one);
    return text === null ? null : `${nameOf(key)}: ${text}`;
  });
  if (fields.includes(null)) return null;
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isWideList = (value: unknown) => Array.isArray(value) && value.length > 1;
const isWideObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 1;
