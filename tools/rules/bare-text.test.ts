import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'tools/rules/bare-text.grit';

/** A folder in which the linter has the project's own settings. */
const folder = mkdtempSync(join(tmpdir(), 'bare-text-'));
const settings = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
mkdirSync(dirname(join(folder, RULE)), { recursive: true });
cpSync(join(ROOT, RULE), join(folder, RULE));

/** The lines of the source that the linter refuses, as it does in an editor. */
function refusedLines(lines: readonly string[], file = 'packages/ui/src/kit/example.tsx'): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.map((line, index) => `export const part${index} = (props) => ${line};`).join('\n'));
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', file],
    { cwd: folder, encoding: 'utf8' },
  );
  const reports = [
    ...`${stdout}${stderr}`.matchAll(/title=plugin.*?,line=(\d+).*?Give the text an element of its own/g),
  ];
  const refused = new Set(reports.map(([, line]) => Number(line) - 1));
  return lines.filter((_, index) => refused.has(index));
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the sources are texts here.
const UNSAFE = [
  '<button>{props.isBusy && <Spinner />}{props.children}</button>',
  '<button>{props.isBusy && <Spinner />}Pay</button>',
  '<button className="a">{props.isBusy ? <Spinner /> : null} Pay</button>',
  '<p>{props.count} of {props.total}</p>',
  '<p>Total {props.total}</p>',
  '<p>{props.label} <Icon /></p>',
  '<p><Icon />{props.label}</p>',
  '<p><Icon />{`${props.label}`}</p>',
  "<p>{props.isLate && 'Due now'}<b /></p>",
  "<p>{props.isLate ? 'Due now' : <b />}<i /></p>",
  '<>Text {props.node}</>',
  '<Menu.Item>{props.label}<Icon /></Menu.Item>',
  '<p>before {props.hasMore && <More />}</p>',
  '<b><i>{props.first} {props.last}</i></b>',
  '<Fragment key={props.id}>{props.label}</Fragment>',
  '<>{props.label}</>',
];

const SAFE = [
  '<p>{props.label}</p>',
  '<>{props.isBusy && <Spinner />}</>',
  '<Fragment key={props.id}><b>{props.label}</b></Fragment>',
  '<p>{`${props.count} of ${props.total}`}</p>',
  "<p>{props.isLate ? 'Due now' : 'Due later'}</p>",
  '<button>{props.isBusy && <Spinner />}<span>{props.children}</span></button>',
  '<p><Icon /> <span>{props.label}</span></p>',
  '<p>{props.isBusy && (<Spinner />)}<b /></p>',
  '<ul>{props.items.map((item) => <li key={item}>{item}</li>)}<li /></ul>',
  '<p>A deposit of {DEPOSIT_PERCENT} % is kept, at most {LIMITS.days} days.</p>',
  '<p>Read <a href="/terms">the terms</a>, please.</p>',
  '<div><h2>{props.title}</h2>{children ?? <Fields />}</div>',
];

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above

test('text that a translator can take from React is refused in the editor', () => {
  expect(refusedLines(UNSAFE)).toEqual(UNSAFE);
});

test('text that is the only child of its element, or never changes, is accepted', () => {
  expect(refusedLines(SAFE)).toEqual([]);
});

test.each([
  'packages/elements/src/a.tsx',
  'sites/web/src/pages/a.tsx',
  'sites/office/src/a.tsx',
  'packages/ui/examples/a.tsx',
])('the rule holds in %s', (file) => {
  expect(refusedLines(UNSAFE.slice(0, 1), file)).toHaveLength(1);
});
