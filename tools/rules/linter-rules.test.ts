import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A folder in which the linter has the project's own settings. */
const folder = mkdtempSync(join(tmpdir(), 'linter-rules-'));
const settings = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
for (const rule of globSync('tools/rules/*.grit', { cwd: ROOT })) {
  mkdirSync(dirname(join(folder, rule)), { recursive: true });
  cpSync(join(ROOT, rule), join(folder, rule));
}

const BARE_TEXT = 'Give the text an element of its own';
const MACHINE = 'A view reads a machine through its connect only';
const PAGE = 'This belongs to the page of the host';
const LATE = 'Code loads late as lazyModule';

/** The lines of a source that the linter refuses with this message, as it does in an editor. */
function refusedOf(lines: readonly string[], message: string, file: string): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', file],
    { cwd: folder, encoding: 'utf8' },
  );
  const reports = [...`${stdout}${stderr}`.matchAll(/title=plugin.*?,line=(\d+).*?::(.*)/g)];
  const refused = new Set(reports.flatMap(([, line, text]) => (text?.includes(message) ? [Number(line) - 1] : [])));
  return lines.filter((_, index) => refused.has(index));
}

const refusedLines = (lines: readonly string[], file = 'packages/ui/src/kit/example.tsx') => {
  const parts = lines.map((line, index) => `export const part${index} = (props) => ${line};`);
  const refused = new Set(refusedOf(parts, BARE_TEXT, file));
  return lines.filter((_, index) => refused.has(parts[index] ?? ''));
};

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

describe.each([
  {
    rule: 'a view knows no machine but through its connect',
    message: MACHINE,
    files: ['packages/ui/src/site/chat/view.tsx', 'packages/elements/src/view.tsx', 'sites/office/src/view.tsx'],
    free: ['packages/ui/src/kit/view.tsx', 'packages/ui/src/site/chat/use-chat.ts', 'sites/web/src/view.tsx'],
    refused: [
      'const open = chat.snapshot.context.isOpen;',
      'const now = actor.getSnapshot();',
      'const { snapshot } = chat;',
      "if (state.matches('open')) close();",
      "const isBusy = state.hasTag('busy');",
      "chat.send({ type: 'panel.close' });",
      'send(event);',
      'const { send } = useChat();',
      'const panel = <Panel send={listing.dispatch} />;',
      'const given = { send };',
      'type Props = { send: () => void };',
      "import { useSelector } from '@xstate/react';",
      "import { chatMachine } from './chat.machine.ts';",
    ],
    accepted: [
      'export const Form = () => <form onSubmit={chat.close}>{messages.send}{chat.isOpen && "send"}</form>;',
      "import { chatTexts } from './chat.texts.ts';",
    ],
  },
  {
    rule: 'the page of a host is reached through ports',
    message: PAGE,
    files: [
      'packages/ui/src/site/chat/view.tsx',
      'packages/ui/src/kit/page.ts',
      'packages/elements/src/mount.tsx',
      'sites/office/src/office.tsx',
    ],
    free: ['packages/ui/src/core/internal/page.ts', 'packages/ui/src/kit/kit.test.ts', 'sites/web/src/a.ts'],
    refused: [
      'delete document.documentElement.dataset.session;',
      'createPortal(notices, document.body);',
      'document.title = trek.title;',
      'saveReturnPath(drafts, window.location);',
      'location.assign(path);',
      'history.pushState(null, "");',
      'window.localStorage.getItem("token");',
      'sessionStorage.setItem("draft", text);',
    ],
    accepted: [
      'const { location, history } = usePorts(); location(); history.hold(close);',
      "if (document.activeElement === input) root.ownerDocument.addEventListener('click', close);",
    ],
  },
  {
    rule: 'code loads late in one form',
    message: LATE,
    files: [
      'packages/ui/src/site/chat/view.tsx',
      'packages/elements/src/views.ts',
      'sites/office/src/office.tsx',
      'sites/web/src/pages/a.tsx',
    ],
    free: [
      'packages/ui/src/core/lazy/lazy-part.tsx',
      'packages/ui/src/site/chat/chat.test.ts',
      'sites/web/server/a.ts',
    ],
    refused: [
      "const load = () => import('./panel.tsx');",
      "const code = await import('./panel.tsx');",
      "const late = lazyModule(async () => (await import('./panel.tsx')).Panel);",
      "const safe = lazyModule(() => import('./panel.tsx').catch(() => Fallback));",
      "const Panel = lazyPart(() => import('./panel.tsx'));",
      "import { lazy } from 'react';",
      "import { lazy as late, useState } from 'react';",
    ],
    accepted: [
      "import { lazyPart } from './late/lazy-part.tsx';",
      "import { Suspense, type LazyExoticComponent } from 'react';",
      "const panel = lazyModule(() => import('./panel.tsx'));",
      "type Panel = typeof import('./panel.tsx');",
      "const Panel = lazyPart(lazyModule(() => import('./panel.tsx')), ({ Panel }) => Panel);",
    ],
  },
])('$rule', ({ message, files, free, refused, accepted }) => {
  test.each(files)('in %s', (file) => {
    expect(refusedOf([...refused, ...accepted], message, file)).toEqual(refused);
  });

  test.each(free)('not in %s', (file) => {
    expect(refusedOf(refused, message, file)).toEqual([]);
  });
});
