import { globSync } from 'node:fs';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** Stories and tests run in our own browser. */
const ASIDE = /^(packages\/ui|sites\/office)\/src\/testing\/|\.(stories|test|test-cases)\.tsx?$/;

/**
 * Interfaces of the web that a browser or Node of the README's list lacks, by MDN's tables. The compiler's library of the
 * page has them all; what JavaScript itself lacks, `tsconfig.visitors.json` refuses.
 */
const NEWER = new Map(
  Object.entries({
    'URL.canParse': 'Chrome 120, Safari 17',
    'URL.parse': 'Chrome 126, Firefox 126, Safari 18, Node 22',
    'AbortSignal.any': 'Chrome 116, Firefox 124, Safari 17.4, Node 20.3',
    'document.startViewTransition': 'Firefox 144, Safari 18',
    'window.requestIdleCallback': 'no Safari',
    'window.navigation': 'Firefox 147, Safari 26.2',
    'crypto.randomUUID': 'no page that is served over http',
  }),
);
const NEWER_OF_ELEMENTS = new Map(
  Object.entries({
    checkVisibility: 'Safari 17.4',
    showPopover: 'Chrome 114, Firefox 125, Safari 17',
    hidePopover: 'Chrome 114, Firefox 125, Safari 17',
    togglePopover: 'Chrome 114, Firefox 125, Safari 17',
    moveBefore: 'Chrome 133, Firefox 144, no Safari',
    setHTMLUnsafe: 'Chrome 124, Firefox 123, Safari 17.4',
    requestClose: 'Chrome 134, Firefox 139, Safari 18.4',
    scrollIntoViewIfNeeded: 'no Firefox',
  }),
);

/** Calls without `?.` of what some visitors' browsers lack. @returns one line for each place */
export function newerThanBrowsers(file: string, source?: string): string[] {
  return sourceFaults(file, faultOf, source);
}

function faultOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.questionDotToken || !ts.isPropertyAccessExpression(node.expression)) return;
  const { expression: holder, name } = node.expression;
  const whole = ts.isIdentifier(holder) ? `${holder.text}.${name.text}` : '';
  const since = NEWER.get(whole) ?? NEWER_OF_ELEMENTS.get(name.text);
  if (since) return `calls ${whole || name.text}, which needs ${since}: write what older browsers do`;
}

/** Every place that some visitors' browsers can't run. */
export function faultsOfNewerCalls(): string[] {
  const roots = ['packages/ui/src', 'packages/elements/src', 'sites/web/src', 'sites/office/src'];
  return globSync(roots.map((root) => `${root}/**/*.{ts,tsx}`))
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => newerThanBrowsers(file));
}
