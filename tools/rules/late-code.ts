import { globSync } from 'node:fs';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** Stories and tests load what they look at. */
const ASIDE = /^packages\/ui\/src\/testing\/|\.(stories|test|test-cases)\.tsx?$/;
/** Wraps React's `lazy`: for parts, and for a page of the site. */
const LATE_PARTS = new Set(['packages/ui/src/core/lazy/lazy-part.tsx', 'sites/web/src/routing/page-component.ts']);

/** The script that partners' pages load stays below 2 kB: it reports a failed import and retries it by itself. */
const SMALL_LOADER = 'packages/elements/src/trek-element.ts';

/** Every source that reaches a browser. */
export function sourcesWithLateCode(): string[] {
  const roots = ['packages/ui/src', 'packages/elements/src', 'sites/web/src', 'sites/office/src'];
  const sources = globSync(roots.map((root) => `${root}/**/*.{ts,tsx}`));
  return sources.filter((file) => !ASIDE.test(file) && file !== SMALL_LOADER);
}

/**
 * Imports in another form than `lazyModule(() => import('…'))`, which reports failures and retries.
 * @returns one line for each place
 */
export function lateCodeFaults(file: string, source?: string): string[] {
  return sourceFaults(file, (node) => faultOf(node, file), source);
}

function faultOf(node: ts.Node, file: string): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !isOfLazyModule(node)) {
    return "imports late by itself: write lazyModule(() => import('…'))";
  }
  if (ts.isImportSpecifier(node) && isFromReact(node) && !LATE_PARTS.has(file)) {
    const name = (node.propertyName ?? node.name).text;
    if (name === 'lazy') return 'takes lazy of react: use lazyPart';
  }
}

/** True if an inline loader does nothing else. */
function isOfLazyModule(call: ts.CallExpression): boolean {
  const loader = call.parent;
  if (!ts.isArrowFunction(loader) || loader.body !== call) return false;
  const made = loader.parent;
  return ts.isCallExpression(made) && ts.isIdentifier(made.expression) && made.expression.text === 'lazyModule';
}

const isFromReact = (node: ts.ImportSpecifier) =>
  (node.parent.parent.parent.moduleSpecifier as ts.StringLiteral).text === 'react';

/** Every import() and lazy() that bypasses `lazyModule` and `lazyPart`. */
export function faultsOfLateCode(): string[] {
  return sourcesWithLateCode().flatMap((file) => lateCodeFaults(file));
}
