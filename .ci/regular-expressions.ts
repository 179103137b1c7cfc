import { globSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** No attacker reaches the code of tests and stories. */
const ASIDE = /^packages\/ui\/src\/testing\/|\.(stories|test|test-cases)\.tsx?$/;
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'sites/*/{src,server}/**/*.{ts,tsx}'];

/** The checker runs in this process. */
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Regular expressions that take more than linear time on some text, as a text from outside can freeze the server.
 * @returns one line for each, with a text that shows it
 */
export function slowExpressions(file: string, source?: string): string[] {
  return sourceFaults(file, faultOf, source);
}

/**
 * The checker counts its own steps, not the time they take, and always draws the same samples: no busy machine changes a
 * verdict. One small generation of samples instead of ten takes a fifth of the time, and finds the controls in the tests.
 */
const CHECK = {
  ...{ timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
  ...{ randomSeed: 1, maxIteration: 1, maxInitialGenerationSize: 100, maxGenerationSize: 50 },
};

function faultOf(node: ts.Node): string | undefined {
  if (!ts.isRegularExpressionLiteral(node)) return;
  const end = node.text.lastIndexOf('/');
  const found = checkSync(node.text.slice(1, end), node.text.slice(end + 1), CHECK);
  if (found.status === 'safe') return;
  const shownBy = found.status === 'vulnerable' ? `: ${found.complexity.summary}, see ${found.attack.pattern}` : '';
  return `${node.text} can take more than linear time${shownBy}`;
}

/** The slow expressions of the whole source. */
export function faultsOfExpressions(): string[] {
  return globSync(SOURCES)
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => slowExpressions(file));
}
