import { describe, expect, test } from 'vitest';
import { toShadowRootCss } from '../shadow-root-css.ts';

const KIT = ':root{--trek-color-page:#fff;--trek-size-base:1rem}.dark{--trek-color-page:#000}.a{padding:.5rem 1.25rem}';

describe('the sheet of the elements', () => {
  test('takes a token as the page says it, else as the kit does', () => {
    const sheet = toShadowRootCss(KIT);
    expect(sheet).toContain(':host{--_color-page:var(--trek-color-page);--_size-base:var(--trek-size-base)}');
    expect(sheet).toContain('[data-scope="embed"]{--trek-color-page:var(--_color-page,#fff)');
    expect(sheet).toContain('[data-scope="embed"].dark{--trek-color-page:var(--_color-page,#000)}');
    expect(sheet).not.toContain(':root');
  });

  test('measures by the visitor’s letters, not by those of the page’s root', () => {
    expect(toShadowRootCss(KIT)).toContain('padding:calc(.5*var(--trek-unit)) calc(1.25*var(--trek-unit))');
  });

  test('is not made of a sheet that has no tokens any more', () => {
    expect(() => toShadowRootCss('.a{color:red}')).toThrow('no tokens');
  });
});
