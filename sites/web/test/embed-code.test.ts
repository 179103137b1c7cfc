import { expect, test } from 'vitest';
import { type EmbedChoice, embedCode } from '../src/content/embed-code.ts';

const addresses = { script: 'https://treks.example/elements/0/trek.js', backend: 'https://treks.example/api' };
const list: EmbedChoice = { part: 'list', trek: 'x', locale: 'en-US', theme: 'light', partner: '', tokens: {} };
const codeOf = (choice: Partial<EmbedChoice>) => embedCode({ ...list, ...choice }, addresses);

test('plain HTML is a script and a tag', () => {
  expect(codeOf({}).html).toBe(`<script type="module" src="https://treks.example/elements/0/trek.js"></script>
<trek-list backend="https://treks.example/api" trek-href="/tours/{slug}"></trek-list>
`);
});

test('a choice is an attribute, and a color a rule', () => {
  const code = codeOf({
    ...{ part: 'booking', trek: 'langtang-valley-trek', locale: 'de-DE' },
    tokens: { 'color-primary': '#00aa66' },
  });
  expect(code.html).toContain(
    '<trek-booking backend="https://treks.example/api" locale="de-DE" trek="langtang-valley-trek"></trek-booking>',
  );
  expect(code.html).toContain(':root {\n  --trek-color-primary: #00aa66;\n}');
  expect(code.wordPress).toContain("wp_enqueue_script_module('trek', 'https://treks.example/elements/0/trek.js')");
  expect(code.wordPress).toContain('<trek-booking');
});

test.each(['dark', 'auto'] as const)('colors of the light theme are left out of a page in %s', (theme) => {
  const codes = Object.values(codeOf({ theme, tokens: { 'color-page': '#ffffff' } }));
  expect(codes.join()).toContain(`theme="${theme}"`);
  expect(codes.join()).not.toContain('--trek-');
});

test.each([
  ['list', '<TrekBrowser />', 'TrekBrowser, TrekEmbed'],
  ['offer', '<TrekOffer trek="x" />', 'TrekOffer, TrekEmbed'],
  ['page', '<ShowTrek trek="x" />', 'ShowTrek, TrekEmbed'],
  ['booking', '<BookTrek trek="x" />', 'BookTrek, TrekEmbed'],
] as const)('a %s in React is %s', (part, tag, imports) => {
  const { react } = codeOf({ part, locale: 'fr-FR' });
  expect(react).toContain(tag);
  expect(react).toContain(`import { ${imports} } from '@trek/ui/embed';`);
  expect(react).toContain("import { fr } from '@trek/ui/messages/fr';");
  expect(react).toContain('locale="fr-FR" messages={fr}');
});

test('a partner is named', () => {
  const code = codeOf({ partner: 'alpine-tours' });
  expect(code.html).toContain(' partner="alpine-tours" ');
  expect(code.react).toContain(' partner="alpine-tours" ');
});

test('English needs no dictionary', () => {
  expect(codeOf({}).react).not.toContain('messages');
});
