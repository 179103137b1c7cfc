import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFile } from './documents.ts';
import { isThere, readThreats, requirementFaults, requirementsIn, threatFaults, threatsIn } from './safeguards.ts';

const threats = readThreats();
const asvs = readFile('docs/asvs.md');

test.each(threats)('$id names existing tests and controls', (threat) => {
  expect(threatFaults(threat)).toEqual([]);
});

test('every entry of docs/threats.md is read, and every id is given once', () => {
  expect(threats.length).toBeGreaterThan(90);
  expect(new Set(threats.map(({ id }) => id)).size).toBe(threats.length);
});

test('a promise without a test, without a control, or with a missing test is refused', () => {
  const entry = (tests: string, controls: string) =>
    threatsIn(`# Threats\n\n### P1\n\n- Attack: a; \`b\`\n- Result: c\n- Tests:${tests}\n- Controls:${controls}\n`);
  const place = '`tools/documents/safeguards.test.ts` a promise without; `README.md`';
  expect(entry(` ${place}`, ` ${place}`).flatMap(threatFaults)).toEqual([]);
  expect(entry('', '').flatMap(threatFaults)).toEqual(['P1 has no test', 'P1 has no control']);
  expect(entry(` ${place}`, ' `tools/no-such-file.ts` x y').flatMap(threatFaults)).toEqual([
    'P1 names a test that is not there: tools/no-such-file.ts x y',
  ]);
});

test('words that a file does not have are noticed', () => {
  expect(isThere({ file: 'tools/documents/safeguards.test.ts', words: ['no', 'such', 'words'].join('-') })).toBe(false);
});

test('every requirement of levels 1 and 2 is listed once, with an existing place or a reason', () => {
  expect(requirementFaults(asvs)).toEqual([]);
  const levels = requirementsIn(asvs).map(({ level }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(70);
  expect(levels.filter((level) => level === 2)).toHaveLength(183);
});

test.each([
  [/^- V1\.1\.1 .*\n/m, '', ['V1 has 27 requirements, and 26 are listed', expect.any(String), expect.any(String)]],
  ['V1.1.1 ', 'V1.1.2 ', ['1.1.2 is listed twice']],
  [/^(- V1\.1\.1 .*\*\*met\*\*\.).*/m, '$1', ['1.1.1 names no place']],
  ['| V1 Encoding, sanitizing | 19', '| V1 Encoding, sanitizing | 18', [expect.stringContaining('the row of V1')]],
  [/^(- V1\.1\.1 .*): \*\*met\*\*/m, '$1: **partly**', expect.arrayContaining(['1.1.1 gives no reason'])],
  [/^(- V1\.1\.1 .*): \*\*met\*\*/m, '$1: **perhaps**', expect.arrayContaining(['1.1.1 has an unknown status'])],
  [/^(- V1\.1\.1 .*\*\*\.).*/m, '$1 `no.ts` “x”. Why.', ['1.1.1: no.ts has no "x"']],
])('docs/asvs.md with %s replaced by "%s" is refused', (before, after, faults) => {
  expect(requirementFaults(asvs.replace(before, after))).toEqual(faults);
});

test('every code that lets someone in is among the documented ways in', () => {
  const [, ways = ''] = readFile('docs/safeguards.md').split(/^## Ways in$/m);
  const [documented = ''] = ways.split(/^There is no other way in/m);
  const LETS_IN = /\b(?:beginSession|setOfficeCookie|tokens\.(?:session|office|guest))\(|timingSafeEqual\(/;
  const letting = globSync('sites/{api/src,web/server}/**/*.ts').filter((file) => {
    const source = readFile(file);
    return LETS_IN.test(source) && !/export (?:async )?function (?:beginSession|setOfficeCookie)\(/.test(source);
  });
  expect(letting.length).toBeGreaterThan(4);
  expect(letting.filter((file) => !documented.includes(file))).toEqual([]);
});
