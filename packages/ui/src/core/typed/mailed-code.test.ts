import { expect, test } from 'vitest';
import { isWholeCode, plainCode } from './mailed-code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123\u2013456', '123456'],
  ['٣٤٥٦٧٨', '345678'],
  ['１２３４５６', '123456'],
  ['Your code: 004 210.', '004210'],
])('reads %j as the code %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code);
  expect(isWholeCode(plainCode(typed))).toBe(true);
});

test.each(['', '12345', '1234567', 'abcdef'])('takes %j for no whole code', (typed) => {
  expect(isWholeCode(plainCode(typed))).toBe(false);
});
