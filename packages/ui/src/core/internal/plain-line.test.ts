import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainLine } from './plain-line.ts';

describe('I6: a name', () => {
  test.each([
    'Maya Gurung',
    'पासाङ शेर्पा',
    "Conan O'Brien-Smith",
    'Dr. Sherpa',
    'Dr.Sherpa',
    'J.R.R. Tolkien',
    'St. John',
    'José, Jr.',
    'Ng',
    'मायाँ गुरुङ 🏔',
    'Mr. A. B. Rai',
  ])('may be %s', (name) => expect(isPlainLine(name)).toBe(true));

  test.each([
    'Maya\nClick here',
    'Maya\r\nBcc: a@b.np',
    'Maya\u2028line',
    'Maya\u0000',
    'Maya\u001b[31m',
    'Maya \u202egnurug',
    'https://evil.example/reset',
    'HTTP://EVIL.EXAMPLE',
    'ftp://x',
    'Visit www.evil.example',
    'evil.com',
    'EVIL.COM',
    'Maya evil-bank.co.uk',
    'go to evil.example/reset now',
    'пример.рф',
  ])('may not be %j', (name) => expect(isPlainLine(name)).toBe(false));

  test('never holds a line break, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('\n', '\r', '\u2028', '\u2029', '\u0085'), (text, end) => {
        expect(isPlainLine(`${text}${end}x`)).toBe(false);
      }),
    );
  });

  test.each(['a', '7', ' ', '.', "'", '-', '🏔', 'a.', 'www'])('is judged in linear time: 100,000 times %j', (unit) => {
    const before = process.cpuUsage();
    isPlainLine(unit.repeat(100_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(50);
  });
});
