import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_GROUPS, ruleOf, wordsOf } from './contract-rules.ts';
import { rulesPage } from './rules-page.ts';

const rules = RULE_GROUPS.flatMap((group) => group.rules);
const root = new URL('../../../../', import.meta.url);

test('every text of the contract is a rule, and none twice in a section', () => {
  expect(rules.filter((rule) => 'text' in rule)).toHaveLength(173);
  for (const group of RULE_GROUPS) {
    const words = group.rules.map(wordsOf);
    expect(words).toEqual([...new Set(words)]);
  }
});

test('numbers are unique, and one that there is not is refused', () => {
  expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
  expect(() => ruleOf('A4.999')).toThrow('A4.999');
});

test.each(rules.flatMap((rule) => ('test' in rule ? [rule] : [])))('$number is held by $test: $title', (rule) => {
  const file = new URL(rule.test, root);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(rule.title);
});

test('the page is as its rules make it', () => {
  expect(readFileSync(new URL('../rules.mdx', import.meta.url), 'utf8')).toBe(rulesPage());
});
