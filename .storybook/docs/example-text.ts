/** The parts of a component as they nest, without the function around them: its imports and its JSX. */
export function anatomyCode(source: string): string {
  const imports = source.match(/^import (?!type ).+ from '@trek\/ui\/.+;$/gm) ?? [];
  const [, jsx = ''] = /^ {2}return \(\n([\s\S]*?)^ {2}\);$/m.exec(source) ?? [];
  return `${imports.join('\n')}\n\n${jsx.replace(/^ {4}/gm, '').trim()}`;
}

/** The comment above an example's component, as text. */
export function exampleWords(source: string): string {
  const [, comment = ''] = /\/\*\*(.*?)\*\/\s*export function/s.exec(source) ?? [];
  return comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
}

/** `own-button` as a title: `Own button`. */
export function exampleTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
