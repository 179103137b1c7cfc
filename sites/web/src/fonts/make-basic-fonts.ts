import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FONTS = [
  {
    file: 'figtree-basic.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    // The weights that the skin and the site use.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  { file: 'fraunces-basic.woff2', source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
];

/** The characters of a CSS `unicode-range`: `U+20-7E, U+A0`. */
function charactersOf(range: string): string {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return parts
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
for (const { file, source, ...options } of FONTS) {
  const face = css.slice(css.indexOf(file));
  const range = face.split('unicode-range:')[1]?.split(';')[0]?.trim();
  if (!range) throw new Error(`fonts.css has no unicode-range after ${file}.`);
  const font = await subsetFont(readFileSync(resolve(source)), charactersOf(range), {
    targetFormat: 'woff2',
    ...options,
  });
  writeFileSync(new URL(file, import.meta.url), font);
  console.log(`${file}: ${font.byteLength} bytes`);
}
