import { expect, test } from 'vitest';
import { foreignTexts, views } from './visible-texts.ts';

test('reads the views of kit, elements and office', () => {
  expect(views().length).toBeGreaterThan(90);
  expect(views()).toEqual(expect.arrayContaining(['packages/elements/src/mount.tsx', 'sites/office/src/office.tsx']));
});

test.each([
  ['English texts', 'const hint = <p>{chatTexts.english.hint}</p>;'],
  ['a text of its own', 'const hint = <p>Chat with us</p>;'],
  ['a text of its own, quoted', "const hint = <p>{'Chat with us'}</p>;"],
  ['a text of its own around a fact', `const hint = <p>{\`Day \${day}\`}</p>;`],
  ['one of two texts of its own', "const hint = <p>{isOpen ? messages.close : 'Open'}</p>;"],
  ['a name of its own', '<button aria-label="Close" />;'],
  ['a name of its own, by way of a part', "createPart('button', anatomy, 'close', () => ({ 'aria-label': 'Close' }));"],
  ['what a part holds', "createPart('p', anatomy, 'text', () => ({ children: 'Chat with us' }));"],
])('a view that has %s is refused', (_, code) => {
  expect(foreignTexts('view.tsx', code)).toHaveLength(1);
});

test.each([
  ['texts in the page’s language', 'const hint = <p>{useTexts(chatTexts).hint}</p>;'],
  ['a sign', '<span>·</span>;'],
  ['no words for a visitor', '<button type="button" data-state={isOpen ? "open" : "closed"} />;'],
  ['a comparison', "<p>{state === 'open' && messages.hint}</p>;"],
])('a view with %s is not', (_, code) => {
  expect(foreignTexts('view.tsx', code)).toEqual([]);
});

test('a view of the office may import its texts, and contains none itself', () => {
  const code = 'const hint = <p>{officeTexts.english.hint}</p>;';
  expect(foreignTexts('sites/office/src/view.tsx', code)).toEqual([]);
  expect(foreignTexts('sites/office/src/view.tsx', 'const hint = <p>Today</p>;')).toHaveLength(1);
});
