import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RULE_GROUPS, ruleOf, textShownBy, wordsOf } from './contract-rules.ts';
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

test('the text of a story is refused where it shows none, or several', () => {
  expect(textShownBy('workbench-payment--init-failed')).toBe('Failed to initialize payment. Please try again.');
  expect(() => textShownBy('workbench-payment--ready')).toThrow('shows 0 texts');
  expect(() => textShownBy('session-forgotpassword--check-your-email')).toThrow('shows 3 texts');
});

test.each(rules.flatMap((rule) => ('test' in rule ? [rule] : [])))('$number is held by $test: $title', (rule) => {
  const file = new URL(rule.test, root);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(rule.title);
});

/** The sources of stories, and of the machines whose benches they open, by the part of their ids before `--`. */
const sources = new Map(
  globSync('packages/*/src/**/*.stories.tsx', { cwd: fileURLToPath(root) }).map((file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
    const [, machine] = /'\.\.\/machines\/([\w-]+)\.ts'/.exec(source) ?? [];
    const bench = machine ? readFileSync(new URL(`../machines/${machine}.ts`, import.meta.url), 'utf8') : '';
    return [title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), source + bench];
  }),
);

/** The end of a story's id, as Storybook makes it of the export's name. */
const kebab = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

test.each(rules.flatMap((rule) => ('story' in rule ? [rule] : [])))(
  '$number is shown by $story, which exists',
  ({ story }) => {
    const [title = '', name] = story.split('--');
    const exported = [...(sources.get(title) ?? '').matchAll(/export const (\w+)/g)].map(([, one = '']) => kebab(one));
    expect(exported).toContain(name);
  },
);

const plain = (text: string) =>
  text
    .replaceAll(/\\(?=')/g, '')
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase();

/** Whether a source says a text, its facts aside, other than to say that it is absent. */
const says = (source: string, text: string) =>
  plain(source)
    .split(';\n')
    .filter((statement) => !/\.not\b|query(?:all)?by/.test(statement))
    .some((statement) =>
      plain(text)
        .split(/\$?\{\w+\}|\.\.\./)
        .every((part) => statement.includes(part.trim())),
    );

test.each(rules.flatMap((rule) => ('text' in rule && 'story' in rule ? [rule] : [])))(
  '$number “$text” is in the source of $story',
  ({ text, story }) => {
    expect(says(sources.get(story.split('--')[0] ?? '') ?? '', text)).toBe(true);
  },
);

test('control: a text that a story says to be absent counts as unsaid', () => {
  const source = sources.get('booking-booking-another-account') ?? '';
  expect(source).toContain("not.toContain('Payment successful!')");
  expect(says(source, 'Payment successful!')).toBe(false);
});

test('the page is as its rules make it', () => {
  expect(readFileSync(new URL('../rules.mdx', import.meta.url), 'utf8')).toBe(rulesPage());
});
