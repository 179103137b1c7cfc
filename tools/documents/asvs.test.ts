import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFaults, type Requirement, readRequirements } from './asvs.ts';

const all = readRequirements();

test('every requirement of levels 1 and 2 is listed once, with a place that is there or a reason', () => {
  expect(listFaults(all)).toEqual([]);
  expect(all.filter(({ level }) => level === 1)).toHaveLength(70);
  expect(all.filter(({ level }) => level === 2)).toHaveLength(183);
});

test('a list with a hole, a double, a place that is not there or without a reason is refused', () => {
  const faultsWith = (change: Partial<Requirement>) => {
    const [first, ...others] = all;
    return listFaults(first ? [{ ...first, ...change }, ...others] : []);
  };
  expect(listFaults(all.slice(1))).toEqual(['chapter 1 has 27 requirements, and 26 are listed']);
  expect(faultsWith({ id: '1.1.2' })).toEqual(['1.1.2 is listed twice']);
  expect(faultsWith({ places: [] })).toEqual(['1.1.1 names no place']);
  expect(faultsWith({ status: 'partly' })).toEqual(['1.1.1 gives no reason']);
  expect(faultsWith({ places: ['tools/none.ts'] })).toEqual(['1.1.1: tools/none.ts has no ""']);
  expect(faultsWith({ places: ['tools/documents/asvs.ts no-such-words'] })).toEqual([
    '1.1.1: tools/documents/asvs.ts has no "no-such-words"',
  ]);
});

test('every code that lets someone in is among the documented ways in', () => {
  const [, ways = ''] = readFileSync('docs/safeguards.md', 'utf8').split(/^## Ways in$/m);
  const [documented = ''] = ways.split(/^There is no other way in/m);
  const LETS_IN = /\b(?:beginSession|setOfficeCookie|tokens\.(?:session|office))\(|timingSafeEqual\(/;
  const letting = globSync('sites/{api/src,web/server}/**/*.ts').filter((file) => {
    const source = readFileSync(file, 'utf8');
    return LETS_IN.test(source) && !/export (?:async )?function (?:beginSession|setOfficeCookie)\(/.test(source);
  });
  expect(letting.length).toBeGreaterThan(4);
  expect(letting.filter((file) => !documented.includes(file))).toEqual([]);
});
