import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { embedSheet } from '../embed-sheet.ts';

const SKIN =
  '@layer trek;@layer trek{:root{--trek-color-page:#fff;--trek-size-base:calc(1 * var(--trek-unit, 1rem))}' +
  '@media screen{[data-trek-theme=dark]{--trek-color-page:#000}}}' +
  '@layer trek{.a{padding:calc(.5*var(--trek-unit,1rem));color:var(--trek-color-page);margin:var(--trek-foot,0px)}' +
  '.b{z-index:calc(var(--trek-layer,0) + 90)}}';

describe('the sheet of an embed', () => {
  const sheet = embedSheet(SKIN);

  test('uses the page’s value of a token, or else the skin’s', () => {
    expect(sheet).toContain('[data-scope="embed"]{--_color-page:var(--trek-color-page,#fff);');
    expect(sheet).toContain('[data-trek-theme=dark]{--_color-page:var(--trek-color-page,#000)}');
    expect(sheet).toContain('color:var(--_color-page)');
    expect(sheet).toContain('margin:var(--trek-foot,0px)');
  });

  test('is light on a dark page, before its own dark theme', () => {
    expect(sheet.indexOf('color-scheme:light')).toBeLessThan(sheet.indexOf('[data-trek-theme=dark]'));
    expect(sheet).toContain('color-scheme:light');
  });

  test('has no rule in a layer, and none about the page itself', () => {
    expect(sheet).not.toMatch(/@layer|:root/);
    expect(sheet).toMatch(/\.a\{[^}]*\}\.b\{[^}]*\}$/);
  });

  test('measures by the visitor’s font size, not by that of the page’s root', () => {
    expect(sheet).toContain('padding:calc(.5*var(--trek-unit))');
    expect(sheet).toContain('--_size-base:var(--trek-size-base,calc(1 * var(--trek-unit)))');
    expect(sheet).not.toMatch(/\drem/);
  });

  test('is above whatever the page has on top', () => {
    expect(sheet).toContain('z-index:calc(var(--trek-layer,2147483000) + 90)');
  });

  test('is above it with every layer of the shipped sheet', async () => {
    const shipped = await readFile(join(inject('host'), 'node_modules/@trek/ui/dist/embed.css'), 'utf8');
    const lifted = shipped.match(/var\(\s*--trek-layer[^)]*\)/g) ?? [];
    expect(lifted.length).toBeGreaterThan(10);
    expect(new Set(lifted)).toEqual(new Set(['var(--trek-layer,2147483000)']));
    expect(shipped).not.toContain('@layer');
  });

  test.each([
    ['var(--trek-layer,0)'],
    ['var(--trek-layer, 0)'],
    ['var( --trek-layer , 0 )'],
    ['var(--trek-layer,\n  0)'],
  ])('raises %j', (value) => {
    expect(embedSheet(`${SKIN}.c{z-index:${value}}`)).toMatch(/\.c\{z-index:var\(--trek-layer,2147483000\s*\)\}$/);
  });

  test.each(['}', '{', ';', '/*', ':root{', '@layer x{', 'var(--trek-layer,0)', '--trek-color-page:', "\\'", '\\"'])(
    'leaves the text %j alone, and the rules after it',
    (text) => {
      const content = `"${text}"`;
      const converted = embedSheet(`${SKIN}@layer trek{[data-part=x]::before{content:${content}}.z{color:red}}`);
      expect(converted.endsWith(`[data-part=x]::before{content:${content}}.z{color:red}`)).toBe(true);
    },
  );

  test('measures what is in the page by its column, and what lies over the page by the window', () => {
    const rule = (scope: string) => `[data-scope=${scope}][data-part=root]{gap:1px}`;
    const converted = embedSheet(
      `${SKIN}@media(width<768px){${rule('listing')}${rule('dialog')}}` +
        `@media(width<768px)and (scripting:enabled){${rule('listing')}}`,
    );
    expect(converted).toContain(
      `@media(width<768px){${rule('dialog')}}@container trek (width<768px){${rule('listing')}}` +
        `@media(scripting:enabled){@container trek (width<768px){${rule('listing')}}}`,
    );
  });

  test('can’t be made of a skin without tokens', () => {
    expect(() => embedSheet('.a{color:red}')).toThrow('no tokens');
  });
});
