import { expect, test } from 'vitest';
import { contactsIn } from './contacts-in.rules.ts';

const kindsIn = (text: string, phones: readonly string[] = []) =>
  contactsIn(text, phones).map(({ kind, words }) => [kind, words]);

test('finds addresses in a sentence, without the signs around them', () => {
  expect(kindsIn('Write to <maya@example.org>, or to tara@example.org.')).toEqual([
    ['text', 'Write to <'],
    ['email', 'maya@example.org'],
    ['text', '>, or to '],
    ['email', 'tara@example.org'],
    ['text', '.'],
  ]);
});

test('finds known numbers only, so that a policy or a day is no number', () => {
  expect(kindsIn('Tara Gurung, +977 1 000000, policy 120012001, 2030-03-01', ['+977 1 000000', '', '+49 30'])).toEqual([
    ['text', 'Tara Gurung, '],
    ['phone', '+977 1 000000'],
    ['text', ', policy 120012001, 2030-03-01'],
  ]);
});

test.each(['a@b', '@example.org', 'a@b@c.org', 'nothing here', ''])('finds no address in %j', (text) => {
  expect(kindsIn(text)).toEqual(text === '' ? [] : [['text', text]]);
});
