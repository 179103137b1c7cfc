import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Layer {
  name: string;
  command: readonly string[];
  /** Reads the counts from the report that the command wrote; without it the command is one check. */
  read?: (report: unknown) => Counts;
}

const folder = mkdtempSync(join(tmpdir(), 'trek-test-'));
const reportOf = (name: string) => join(folder, `${name.replaceAll(' ', '-')}.json`);

function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, success } = report as Record<string, number>;
  // A file that can't even be loaded fails without a failed test.
  return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, success ? 0 : 1) };
}

function playwrightCounts(report: unknown): Counts {
  const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function vitest(name: string, config: string, ...reporters: string[]): Layer {
  const report = `--outputFile.json=${reportOf(name)}`;
  return {
    name,
    command: [
      ...['vitest', 'run', '--config', config, report],
      ...['dot', 'json', ...reporters].map((reporter) => `--reporter=${reporter}`),
    ],
    read: vitestCounts,
  };
}

const layers: readonly Layer[] = [
  { name: 'style', command: ['pnpm', 'run', '--silent', 'lint:style'] },
  { name: 'layers', command: ['pnpm', 'run', '--silent', 'lint:layers'] },
  { name: 'unused code', command: ['pnpm', 'run', '--silent', 'lint:unused'] },
  { name: 'types', command: ['pnpm', 'run', '--silent', 'types'] },
  vitest('rules and machines', 'packages/ui/vitest.config.ts', './packages/ui/machine-table-reporter.ts'),
  vitest('api', 'sites/api/vitest.config.ts'),
  vitest('site server', 'sites/web/vitest.config.ts'),
  vitest('package', 'packages/ui/vitest.package.config.ts'),
  vitest('workspace', '.ci/vitest.config.ts'),
  vitest('stories', 'packages/ui/vitest.storybook.config.ts'),
  {
    name: 'end to end',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    read: playwrightCounts,
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

function count(layer: Layer, exitCode: number): Counts {
  const isGood = exitCode === 0;
  if (!layer.read) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  try {
    const counts = layer.read(JSON.parse(readFileSync(reportOf(layer.name), 'utf8')));
    return isGood ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1 };
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
  const total: Counts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const layer of layers.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n— ${layer.name}`);
    const startedAt = performance.now();
    const { passed, failed } = count(layer, await run(layer));
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.push(`${layer.name.padEnd(20)} ${passed} passed, ${failed} failed, ${seconds} s`);
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
