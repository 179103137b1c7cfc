import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { type Outcome, readPlaywright, readVitest } from './reports.ts';

interface Layer {
  name: string;
  command: readonly string[];
  /** Reads the report that the command wrote; without it the command is one check. */
  read?: (report: never) => Outcome;
}

const folder = mkdtempSync(join(tmpdir(), 'trek-test-'));
const reportOf = (name: string) => join(folder, `${name.replaceAll(' ', '-')}.json`);

function vitest(name: string, config: string, ...reporters: string[]): Layer {
  const report = `--outputFile.json=${reportOf(name)}`;
  return {
    name,
    command: [
      ...['vitest', 'run', '--config', config, report],
      ...['dot', 'json', ...reporters].map((reporter) => `--reporter=${reporter}`),
    ],
    read: readVitest,
  };
}

const layers: readonly Layer[] = [
  { name: 'style', command: ['pnpm', 'run', '--silent', 'lint:style'] },
  { name: 'layers', command: ['pnpm', 'run', '--silent', 'lint:layers'] },
  { name: 'unused code', command: ['pnpm', 'run', '--silent', 'lint:unused'] },
  { name: 'types', command: ['pnpm', 'run', '--silent', 'types'] },
  { name: 'dependencies', command: ['node', '.ci/audit.ts'] },
  vitest('rules and machines', 'packages/ui/vitest.config.ts', './packages/ui/machine-table-reporter.ts'),
  vitest('workbench', 'packages/workbench/vitest.config.ts'),
  vitest('drawings', 'packages/art/vitest.config.ts'),
  vitest('elements', 'packages/elements/vitest.config.ts'),
  vitest('parts', 'packages/ui/vitest.parts.config.ts'),
  vitest('api', 'sites/api/vitest.config.ts'),
  vitest('site server', 'sites/web/vitest.config.ts'),
  vitest('package', 'packages/ui/vitest.package.config.ts'),
  vitest('workspace', '.ci/vitest.config.ts'),
  vitest('stories', 'vitest.config.ts'),
  {
    name: 'end to end',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    read: readPlaywright,
  },
];

function run(layer: Layer): Promise<number> {
  const [program = '', ...args] = layer.command;
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(layer.name) };
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: environment });
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function outcomeOf(layer: Layer, exitCode: number): Outcome {
  const isGood = exitCode === 0;
  if (!layer.read) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] };
  try {
    const outcome = layer.read(JSON.parse(readFileSync(reportOf(layer.name), 'utf8')) as never);
    return isGood ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No layer is called ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}`,
    );
  }
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const layer of layers.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n— ${layer.name}`);
    const startedAt = performance.now();
    const { passed, failed, failures } = outcomeOf(layer, await run(layer));
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.push(`${layer.name.padEnd(20)} ${passed} passed, ${failed} failed, ${seconds} s`);
    summary.push(...failures.map((failure) => `  ${failure}`));
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${summary.map((line) => `  ${line}`).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
