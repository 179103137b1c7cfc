import { globSync } from 'node:fs';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** Rooms of the kit that are no features: machines have no views there, or are the subject. */
const NO_FEATURES = /^packages\/ui\/src\/(api|internal|kit|provider|testing|theme)\//;
const TESTS = /\.(stories|test)\.tsx$/;

/** Names that only a machine's `connect` and its hook may use. */
const SNAPSHOT_NAMES = new Set(['snapshot', 'getSnapshot']);
const STATE_QUESTIONS = new Set(['matches', 'hasTag']);

/** Every part and view of the kit's features, the elements and the office. */
export function views(): string[] {
  const files = globSync(['packages/ui/src/*/**/*.tsx', 'packages/elements/src/**/*.tsx', 'sites/office/src/**/*.tsx']);
  return files.filter((file) => !NO_FEATURES.test(file) && !TESTS.test(file));
}

/**
 * Uses of a machine's snapshots, state names or `send` in a view, which should know only facts and verbs.
 * @returns one line for each place
 */
export function machineAccess(file: string, source?: string): string[] {
  return sourceFaults(file, faultOf, source);
}

function faultOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const from = node.moduleSpecifier.text;
    if (/^(@xstate\/react|xstate)$|\.machine\.ts$/.test(from)) return `imports ${from}`;
  }
  if (!ts.isIdentifier(node)) return;
  if (SNAPSHOT_NAMES.has(node.text)) return `reads ${node.text}`;
  if (STATE_QUESTIONS.has(node.text) && isCalled(node)) return `asks ${node.text}()`;
  // A text may be called so: what is sent is a call, or is handed on.
  if (node.text === 'send' && (isCalled(node) || isHandedOn(node))) return 'uses send';
}

const isCalled = (name: ts.Identifier) => {
  const callee = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name ? name.parent : name;
  return ts.isCallExpression(callee.parent) && callee.parent.expression === callee;
};

const isHandedOn = ({ parent }: ts.Identifier) =>
  ts.isBindingElement(parent) ||
  ts.isParameter(parent) ||
  ts.isJsxAttribute(parent) ||
  ts.isPropertySignature(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isVariableDeclaration(parent);

/** Every place where a view reads a machine. */
export function faultsOfViews(): string[] {
  return views().flatMap((file) => machineAccess(file));
}
