import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { forbiddenInXml, xmlText } from './xml-text.ts';

const { DOMParser } = new JSDOM('').window;
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').documentElement;

// nyaadevs/nyaa#541, hexojs/hexo-generator-feed#35; the ranges of https://www.w3.org/TR/xml/#charsets
describe('a text in XML', () => {
  test.each([
    ['slow\u000Bfeet', 'slow feet', ['U+000B']],
    ['new\fpage', 'new page', ['U+000C']],
    ['a\u0000b\u0008c\u001Fd', 'abcd', ['U+0000', 'U+0008', 'U+001F']],
    ['half \uD83D a sign', 'half  a sign', ['U+D83D']],
    ['other \uDE00 half', 'other  half', ['U+DE00']],
    ['none\uFFFE\uFFFF', 'none', ['U+FFFE', 'U+FFFF']],
    ['tab\tline\nreturn\r', 'tab\tline\nreturn\r', []],
    ['नमस्ते 😀 \u0085\u00A0\uFFFD', 'नमस्ते 😀 \u0085\u00A0\uFFFD', []],
  ])('%j has only what XML allows', (text, shown, forbidden) => {
    expect(xmlText(text)).toBe(shown);
    expect(forbiddenInXml(text)).toEqual(forbidden);
  });

  test('is read back unchanged, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const element = read(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
        expect(element.nodeName).toBe('a');
        const spaces = (given: string) => given.replace(/[\v\f]/g, ' ').replace(/\r\n?/g, '\n');
        const allowed = [...text].filter((sign) => /[\v\f]/.test(sign) || forbiddenInXml(sign).length === 0).join('');
        expect(element.textContent).toBe(spaces(allowed));
      }),
    );
  });
});
