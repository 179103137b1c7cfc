import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newerThanBrowsers } from './newer-than-browsers.ts';
import { pageWideStyles } from './page-wide-styles.ts';
import { puzzlingNames } from './plain-names.ts';
import { puzzlingWords, readTexts } from './plain-words.ts';
import { slowExpressions } from './regular-expressions.ts';
import { foreignTexts, frenchFiles, looseFrenchSigns, views } from './visible-texts.ts';

describe('texts of a view', () => {
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
    [
      'a name of its own, by way of a part',
      "createPart('button', anatomy, 'close', () => ({ 'aria-label': 'Close' }));",
    ],
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
});

describe('French texts', () => {
  test('are those of kit, site and mails', () => {
    expect(frenchFiles().length).toBeGreaterThan(20);
    expect(frenchFiles()).toEqual(
      expect.arrayContaining(['sites/api/src/mail/texts/fr.ts', 'sites/web/src/translations/fr.texts.ts']),
    );
  });

  test.each([
    "'Une question ? Écrivez-nous'",
    "'Une question?'",
    "'Treks: Annapurna'",
    `\`Treks\${place}: \${name}\``,
    `\`\${name} : \${text}\``,
    "'« Comparer »'",
    "'«Comparer\u00A0»'",
    "'cinq %'",
  ])('with a sign that a line could begin with are refused: %s', (text) => {
    expect(looseFrenchSigns('x.texts.fr.ts', `const text = ${text};`)).toHaveLength(1);
  });

  test.each([
    "'Une question\u202F? Écrivez-nous\u00A0: nous répondons\u202F!'",
    `\`\${name}\u00A0: \${text}\u202F?\``,
    "'«\u00A0Comparer\u00A0»'",
    "'un signe de @$!%*?&'",
    "'https://trek.example'",
  ])('with signs that stay in their line are not: %s', (text) => {
    expect(looseFrenchSigns('x.texts.fr.ts', `const text = ${text};`)).toEqual([]);
  });
});

describe('what visitors’ browsers have', () => {
  test.each([
    'if (URL.canParse(text)) return text;',
    'const address = URL.parse(text);',
    'fetch(url, { signal: AbortSignal.any([one, other]) });',
    'document.startViewTransition(update);',
    'if (!row.checkVisibility()) return;',
    'list.moveBefore(row, null);',
  ])('code that visitors’ browsers may lack is refused: %s', (code) => {
    expect(newerThanBrowsers('part.tsx', code)).toEqual([expect.stringContaining('part.tsx:1 calls ')]);
  });

  test('what is called where it exists alone is not', () => {
    const code = 'document.startViewTransition?.(update); const url = new URL(text); other.parse(text).toString();';
    expect(newerThanBrowsers('part.tsx', code)).toEqual([]);
  });

  /** Without `lib` the compiler would take that of the whole workspace, which is as new as the servers' Node. */
  test('the compiler knows what JavaScript has in the README’s browsers', () => {
    const settings = JSON.parse(readFileSync('tsconfig.visitors.json', 'utf8'));
    expect(settings.compilerOptions.lib).toEqual(['ES2023', 'DOM', 'DOM.Iterable']);
    expect(readFileSync('package.json', 'utf8')).toContain('tsc -p tsconfig.visitors.json');
  });
});

describe('regular expressions in linear time', () => {
  test.each([
    ['a run of letters before a dot', String.raw`/[a-z]{2,}\./`],
    ['slashes at the end', String.raw`/\/+$/`],
    ['one gap after another', '/a .* b/'],
    ['a run of letters that looks ahead', String.raw`/(?!www)[a-z]{2,}\./`],
  ])('finds that %s takes quadratic time', (_, expression) => {
    expect(slowExpressions('x.ts', `const line = 1;\nconst slow = ${expression};`)).toEqual([
      expect.stringMatching(/^x\.ts:2 .+ can take more than linear time: 2nd degree polynomial/),
    ]);
  });

  test.each([String.raw`/[a-z]{2}\./`, String.raw`/(?<!\/)\/+$/`])('lets %s pass', (expression) => {
    expect(slowExpressions('x.ts', `const fast = ${expression};`)).toEqual([]);
  });

  test.each([
    ['a text from outside', 'const find = (text: string) => new RegExp(text);'],
    ['one among our own', `const find = (text: string) => new RegExp(\`^\${text}$\`);`],
    [
      'one under a name of its own',
      `function find(text: string) { const whole = \`^\${text}$\`; return new RegExp(whole); }`,
    ],
    ['a field', 'const find = (asked: { text: string }) => new RegExp(asked.text);'],
  ])('finds an expression made of %s', (_, source) => {
    expect(slowExpressions('x.ts', source)).toEqual([expect.stringContaining('x.ts:1 makes an expression of a text')]);
  });

  test.each([
    `new RegExp(\`^\${LETTERS}+$\`)`,
    `new RegExp(String.raw\`\\b\${NAME.source}\\b\`)`,
    `new RegExp(\`[\${anyOf(signs)}]{\${Number(size)}}\`)`,
  ])('lets %s pass', (expression) => {
    expect(slowExpressions('x.ts', `const made = ${expression};`)).toEqual([]);
  });
});

describe('plain English', () => {
  test('reads the checks as well', () => {
    expect(readTexts()).toContain('tools/rules/visible-texts.ts');
  });

  test.each([
    ['a comment', '// Counts anew.', 1],
    ['a comment over two lines', '/**\n * The reader is\n * told.\n */', 2],
    ['a docstring', '/** What a visitor sees. */', 1],
    ['a long docstring', '/**\n * Where a visitor is,\n * and why.\n */', 1],
    ['a string', "test('nobody pays twice', pay);", 1],
    ['a template', 'const hint = `$' + '{name} stands here`;', 1],
  ])('%s with a puzzling word is refused', (_, code, line) => {
    expect(puzzlingWords('source.ts', code)).toEqual([expect.stringMatching(`^source\\.ts:${line} “.+”: write `)]);
  });

  test.each([
    ['a name in code', 'const nobody = stood.whoever;'],
    ['an abbreviation', '// P stands for promise.'],
    ['a question', "const hint = 'What is it?';"],
  ])('%s is not', (_, code) => {
    expect(puzzlingWords('source.ts', code)).toEqual([]);
  });

  test('a document is read whole', () => {
    expect(puzzlingWords('page.md', 'First\n\nWhoever reads.')).toEqual([
      'page.md:3 “Whoever”: write who, anyone who, the visitor who',
    ]);
  });
});

describe('plain names', () => {
  test.each([
    ['a variable', 'const told = 1;', 'report, notify, emit'],
    ['a word within a name', 'function hasAskedTwice() {}', 'requested, loading'],
    ['a private field', 'class Cache { #keptPages = 1; }', 'cached, stored, retained'],
    ['a constant', 'const KEPT_DAYS = 8;', 'cached, stored, retained'],
    ['an interval', 'const LOOK_EVERY_MS = 100;', '<TASK>_INTERVAL_MS'],
    ['a variable named like a published field', "const standing = 'open';", 'status, stage'],
    ['a field that becomes such a variable', 'const { standing } = dispute;', 'status, stage'],
    ['a relative clause as a title', "test('that are too long are refused', run);", 'a sentence'],
    ['a relative clause behind an id', "test('B12 control: of another build are missing', run);", 'a sentence'],
    ['a title of a table', "test.each([1])('%s is not there', run);", 'does not exist'],
    ['a title of a group', "describe('what is asked for', run);", 'requested'],
    ['a title with a value', 'test(`$' + '{name} tells of it`, run);', 'reports'],
  ])('refuses %s', (_, code, instead) => {
    expect(puzzlingNames('x.ts', code)).toEqual([expect.stringMatching(`^x\\.ts:1 .*“.+”: write ${instead}`)]);
  });

  test.each([
    ['a column', "table.select('asked_at').where({ asked_at: row.kept_cents });"],
    ['a published field', 'const isOpen = ({ standing: stage }) => dispute.standing === stage && { keptAmount: 1 };'],
    ['a part of another word', 'const outstanding = teller + bracketed;'],
    ['a title that is a sentence', "test('B12: keeps old builds that no server replaced', run);"],
    ['a text outside a title', "log('that of which nothing is there');"],
  ])('accepts %s', (_, code) => {
    expect(puzzlingNames('x.ts', code)).toEqual([]);
  });
});

describe('styles', () => {
  test.each([
    ["globalStyle(':root:has([data-bar])', { vars: {} });"],
    ['html:has([role="dialog"]) .toast {'],
    ["globalStyle('main.page:has(form) ~ aside', {});"],
  ])('%s looks into the whole page', (code) => {
    expect(pageWideStyles('a.css.ts', code)).toHaveLength(1);
  });

  test.each([
    ["globalStyle('.card:has(a:focus-visible)', {});"],
    ['[data-trek-foot~="dialog"] .toast {'],
    ['.domain:hover {'],
  ])('%s does not', (code) => {
    expect(pageWideStyles('a.css.ts', code)).toEqual([]);
  });
});
