import { globSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/**
 * No attacker reaches the code of tests and stories, nor what looks for words in the owner's own texts: lists of words take the
 * checker longer than all other expressions together.
 */
const ASIDE =
  /^packages\/ui\/src\/testing\/|^sites\/api\/src\/content\/(figures|season-warnings|spelling)\.ts$|\.(stories|test|test-cases)\.tsx?$/;
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'sites/*/{src,server}/**/*.{ts,tsx}'];

/** The checker runs in this process. */
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Regular expressions that take more than linear time on some text, as a text from outside can freeze the server, and those
 * made of a text whose signs are not escaped.
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
  if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') return unescapedIn(node);
  if (!ts.isRegularExpressionLiteral(node)) return;
  const end = node.text.lastIndexOf('/');
  const found = checkSync(node.text.slice(1, end), node.text.slice(end + 1), CHECK);
  if (found.status === 'safe') return;
  const shownBy = found.status === 'vulnerable' ? `: ${found.complexity.summary}, see ${found.attack.pattern}` : '';
  return `${node.text} can take more than linear time${shownBy}`;
}

/** A part of a made expression that is neither our own constant nor escaped, so that a sign in it could have a meaning. */
function unescapedIn({ arguments: [pattern] = ts.factory.createNodeArray() }: ts.NewExpression): string | undefined {
  return pattern && isOwn(pattern) ? undefined : 'makes an expression of a text that could have signs with a meaning';
}

/** Constants, what they are put together of, and what escapes or counts. */
function isOwn(part: ts.Expression): boolean {
  if (ts.isStringLiteralLike(part)) return true;
  if (ts.isTemplateExpression(part)) return part.templateSpans.every(({ expression }) => isOwn(expression));
  if (ts.isTaggedTemplateExpression(part)) return part.tag.getText() === 'String.raw' && isOwn(part.template as never);
  if (ts.isPropertyAccessExpression(part)) return part.name.text === 'source' && isOwn(part.expression);
  if (ts.isArrayLiteralExpression(part)) return part.elements.every(isOwn);
  if (ts.isCallExpression(part)) return isEscaped(part) || isChanged(part);
  if (!ts.isIdentifier(part)) return false;
  return /^[A-Z][A-Z_]*$/.test(part.text) || isOwnHere(part);
}

const isEscaped = ({ expression }: ts.CallExpression) => /^(?:anyOf|Number|RegExp\.escape)$/.test(expression.getText());

/** Constants joined, or with parts replaced. */
const isChanged = ({ expression: called, arguments: given }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(called) &&
  /^(?:join|replace)$/.test(called.name.text) &&
  isOwn(called.expression) &&
  given.every(isOwn);

/** Whether a name is a constant of the same block. */
function isOwnHere(name: ts.Identifier): boolean {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    const made = scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declared) => ts.isIdentifier(declared.name) && declared.name.text === name.text);
    if (made) return made.initializer !== undefined && isOwn(made.initializer);
  }
  return false;
}

/** The slow expressions of the whole source. */
export function faultsOfExpressions(): string[] {
  return globSync(SOURCES)
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => slowExpressions(file));
}
