import { expect, test } from 'vitest';
import { addressAgain } from './load-again.ts';

test.each([
  ['https://trek.example/treks?page=2#main', 'https://trek.example/treks?page=2'],
  ['https://trek.example//evil.example/x#', 'https://trek.example//evil.example/x'],
])('a reloaded page is the same page of the same host: %s', (href, expected) => {
  expect(new URL(addressAgain({ href }), href).href).toBe(expected);
});
