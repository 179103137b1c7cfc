import { expect, test } from 'vitest';
import { pageStyle, readSheet } from '../server/page-style.ts';

const MARKUP = '<main class="page wide" data-scope="card" data-part="root"><h1 class="title">Treks</h1></main>';

const styleOf = (css: string) => pageStyle([readSheet(css)], MARKUP);

test.each([
  ['a class', '.title{color:red}'],
  ['a part', '[data-scope=card][data-part="root"]{color:red}'],
  ['a state that the part is not in yet', '[data-part=root][data-state=open]:hover{color:red}'],
  ['an element inside of a part', '.page > h1:first-child::before{content:"{.gone}"}'],
  ['an element without a name', 'a,*{color:red}'],
  ['what the markup must not have', '.page:not(.gone):not(:has([data-part=gone])){color:red}'],
  ['one of several', ':is(.gone,.page),:where(.gone) h1{color:red}'],
  ['the dark theme, which the boot script turns on', '.dark .title{color:red}'],
  ['a font', '@font-face{font-family:Fig;src:url(/a.woff2)}'],
  ['an animation', '@keyframes turn{to{rotate:1turn}}'],
  ['the order of layers', '@layer reset;'],
  ['several declarations', '.page{color:red;margin:0 auto!important}'],
])('keeps the rule for %s', (_, css) => {
  expect(styleOf(css)).toBe(css);
});

test.each(['.gone{color:red}', '.page .gone h1{color:red}', '[data-scope=gone][data-part=root]{color:red}'])(
  'omits %s',
  (css) => {
    expect(styleOf(css)).toBe('');
  },
);

test('keeps the selectors of a list that can match', () => {
  expect(styleOf('.gone,.title,[data-part=gone]{color:red}')).toBe('.title{color:red}');
});

test('keeps matching rules in a condition, and no empty condition', () => {
  const css = '@media print{.gone{color:red}@supports (display:grid){.page{color:red}.gone{color:red}}}';
  expect(styleOf(css)).toBe('@media print{@supports (display:grid){.page{color:red}}}');
  expect(styleOf('@layer late{.gone{color:red}}')).toBe('');
});

test('concatenates the sheets', () => {
  const sheets = [readSheet('.page{color:red}'), readSheet('.page{color:blue}')];
  expect(pageStyle(sheets, MARKUP)).toBe('.page{color:red}.page{color:blue}');
});
