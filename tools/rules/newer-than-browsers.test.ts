import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerThanBrowsers } from './newer-than-browsers.ts';

test.each([
  'if (URL.canParse(text)) return text;',
  'const address = URL.parse(text);',
  'fetch(url, { signal: AbortSignal.any([one, other]) });',
  'document.startViewTransition(update);',
  'if (!row.checkVisibility()) return;',
  'list.moveBefore(row, null);',
])('code that visitors’ browsers may lack is refused: %s', (code) => {
  expect(newerThanBrowsers('part.tsx', code)).toEqual([expect.stringContaining('part.tsx:1 calls ')]);
});

test('what is called where it exists alone is not', () => {
  const code = 'document.startViewTransition?.(update); const url = new URL(text); other.parse(text).toString();';
  expect(newerThanBrowsers('part.tsx', code)).toEqual([]);
});

/** Without `lib` the compiler would take that of the whole workspace, which is as new as the servers' Node. */
test('the compiler knows what JavaScript has in the README’s browsers', () => {
  const settings = JSON.parse(readFileSync('tools/tsconfig.visitors.json', 'utf8'));
  expect(settings.compilerOptions.lib).toEqual(['ES2023', 'DOM', 'DOM.Iterable']);
  expect(readFileSync('package.json', 'utf8')).toContain('tsc -p tools/tsconfig.visitors.json');
});
