import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportJson, exportMermaid, exportPlaywright, exportStory, exportTest } from './exporters.ts';
import { failures } from './failures.ts';
import { workbenchMachine, workbenchMachines } from './machines/index.ts';
import { documentOf, readDocument } from './script-document.ts';
import { writeLink } from './script-link.ts';
import { outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

const SESSIONS = 50;
/** Nothing in it is a part of the project. */
const REPORTS = join(import.meta.dirname, '../reports');
await mkdir(REPORTS, { recursive: true });
const run = promisify(execFile);
const payment = workbenchMachine('payment');
const ready = documentOf(payment, payment.states.ready ?? { script: [] });

/** A session in which each number chooses among everything that the panel offers. */
async function generate(known: WorkbenchMachine, choices: readonly number[]): Promise<WorkbenchSession> {
  const session = new WorkbenchSession(known);
  const inputs = Object.keys(known.inputs);
  await session.restart(inputs[(choices[0] ?? 0) % inputs.length] ?? '');
  for (const choice of choices) {
    const wishes = offers(session);
    await wishes[choice % wishes.length]?.();
  }
  return session;
}

function offers(session: WorkbenchSession): (() => Promise<void>)[] {
  const { known } = session;
  const { actors, snapshot } = session.moment().recorded.run;
  const children = Object.entries(known.children ?? {}).filter(([id]) => snapshot.children?.[id]);
  const events = [[undefined, known] as const, ...children].flatMap(([to, target]) =>
    target.events.flatMap(({ type, samples }) =>
      Object.values(samples).map((payload) => () => session.send({ type, ...payload }, to)),
    ),
  );
  const answers = actors.pending.flatMap(({ actor }) =>
    Object.values(outcomesOf(known, actor)).map((outcome) => () => session.settle(actor, outcome)),
  );
  const faults = Object.keys(known.outcomes).map((actor) => () => session.fault(actor, failures.offline));
  return [...events, ...answers, ...answers, ...answers, ...faults, () => session.advance(2000), () => session.back()];
}

interface Report {
  testResults: { name: string; status: string }[];
}

/** Runs exported tests in files of their own, inside the package: its own name leads to it. @returns the result of each */
async function runExported(files: readonly string[]): Promise<string[]> {
  const root = join(REPORTS, '..');
  // Beside its sources, for these are no tests of the workspace.
  const folder = await mkdtemp(join(REPORTS, 'exported-'));
  try {
    await mkdir(join(folder, 'src'));
    await Promise.all(files.map((text, index) => writeFile(join(folder, 'src', `${index}.test.ts`), text)));
    const reportFile = join(folder, 'report.json');
    const vitest = join(root, '../../node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--no-isolate', '--root', root, '--dir', folder];
    // It ends with an error where a test is red.
    await run(process.execPath, [...args, '--reporter=json', `--outputFile=${reportFile}`]).catch(() => {});
    const { testResults } = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
    return files.map(
      (_, index) => testResults.find(({ name }) => name.endsWith(`/src/${index}.test.ts`))?.status ?? '',
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('an exported test passes unchanged for each of 50 generated sessions', async () => {
  const machines = Object.values(workbenchMachines);
  const ways = fc.sample(fc.array(fc.nat(9999), { minLength: 3, maxLength: 40, size: 'max' }), {
    numRuns: SESSIONS,
    seed: 2030,
  });
  const files: string[] = [];
  for (const [index, choices] of ways.entries()) {
    const known = machines[index % machines.length] as WorkbenchMachine;
    const { document } = await generate(known, choices);
    files.push(await exportTest(known, document));
  }
  expect(await runExported(files)).toEqual(files.map(() => 'passed'));
}, 120_000);

test('an exported test says what it proves', async () => {
  const text = await exportTest(payment, ready);
  expect(text).toContain("test('Payment is in ready after 2 steps'");
  expect(text).toContain("import { paymentMachine } from '@trek/ui/machines';");
});

test('an exported story names its machine, its state and its script', async () => {
  const text = await exportStory(payment, ready);
  expect(text).toContain("scriptStory(workbenchMachine('payment'), wanted, script)");
  expect(text).toContain("settle: 'createIntent'");
});

const still = documentOf(payment, payment.states.stillProcessing ?? { script: [] });
const RIGHT = "Payment is still processing. We'll notify you when it completes.";
const WRONG = "Payment is still processing. We'll notify you when it is done.";

test('a test of a text, and one of a state, are red on the fault and green after its mend', async () => {
  const wanted = [
    { says: RIGHT, insteadOf: WRONG },
    { says: WRONG, insteadOf: RIGHT },
    { state: 'stillProcessing' },
    { state: 'ready' },
  ];
  const files = await Promise.all(wanted.map((one) => exportTest(payment, still, one)));
  expect(await runExported(files)).toEqual(['passed', 'failed', 'passed', 'failed']);
}, 60_000);

test('everything that is exported passes the check of style as it is', async () => {
  const files: string[] = [];
  for (const known of Object.values(workbenchMachines)) {
    for (const way of Object.values(known.states)) {
      const document = documentOf(known, way);
      const link = await writeLink(document);
      for (const wanted of [undefined, { says: `It's “${known.title}”, ${'long '.repeat(30)}`, insteadOf: '' }]) {
        files.push(
          await exportTest(known, document, wanted),
          await exportStory(known, document, wanted),
          await exportPlaywright(known, document, link, wanted),
        );
      }
    }
  }
  const folder = await mkdtemp(join(REPORTS, 'style-'));
  try {
    await Promise.all(files.map((text, index) => writeFile(join(folder, `${index}.test.tsx`), text)));
    const biome = join(REPORTS, '../../../node_modules/.bin/biome');
    await run(biome, ['check', '--vcs-enabled=false', '--max-diagnostics=10', folder], {
      cwd: join(REPORTS, '../../..'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test('exported JSON can be played again', () => {
  expect(readDocument(payment, JSON.parse(exportJson(ready)))).toEqual(ready);
});

test('a mermaid chart has every state, the regions apart, and marks the current ones', () => {
  const text = exportMermaid(workbenchMachine('chat').machine, new Set(['chat.panel.open']));
  expect(text.split('\n').slice(0, 12)).toEqual([
    'stateDiagram-v2',
    '  state "chat" as chat {',
    '    state "launcher" as chat_launcher {',
    '      [*] --> chat_launcher_hidden',
    '      state "hidden" as chat_launcher_hidden',
    '      state "bare" as chat_launcher_bare',
    '      state "hint" as chat_launcher_hint',
    '      state "settled" as chat_launcher_settled',
    '    }',
    '    --',
    '    state "panel" as chat_panel {',
    '      [*] --> chat_panel_closed',
  ]);
  expect(text).toContain('  chat_panel_open --> chat_panel_closed: key.escape');
  expect(text).toContain('  class chat_panel_open current');
});
