import { globSync } from 'node:fs';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** Stories have pages of their own. */
const OWN_PAGES = /^packages\/ui\/src\/testing\//;
const TESTS = /\.(stories|test|test-cases)\.tsx?$/;
/** The defaults of the ports, the questions to a page that change nothing on it, and the ports of elements and office. */
const DOORS = new Set([
  'packages/ui/src/provider/browser-ports.ts',
  'packages/ui/src/provider/history-back.ts',
  'packages/ui/src/core/internal/page.ts',
  'packages/elements/src/layer.ts',
  'sites/office/src/office-token.ts',
  'sites/office/src/use-office-title.ts',
]);

/** Globals and members of `document` that belong to the host's page. */
const OF_DOCUMENT = new Set(['body', 'documentElement', 'head', 'cookie', 'title', 'designMode']);
const OF_WINDOW = new Set(['location', 'history', 'localStorage', 'sessionStorage', 'name', 'scrollTo']);

/** Every source of kit, elements and office that runs on a page. */
export function sourcesOnHostPages(): string[] {
  const roots = ['packages/ui/src', 'packages/elements/src', 'sites/office/src'];
  return globSync(roots.map((root) => `${root}/**/*.{ts,tsx}`)).filter(
    (file) => !(OWN_PAGES.test(file) || TESTS.test(file) || DOORS.has(file) || file.endsWith('.d.ts')),
  );
}

/**
 * Places where a file of the kit uses the host's page directly instead of a port or `internal/page.ts`.
 * @returns one line for each place
 */
export function pageAccess(file: string, source?: string): string[] {
  return sourceFaults(file, faultOf, source);
}

function faultOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return;
  const holder = node.expression.text;
  const name = node.name.text;
  const isOfPage =
    (holder === 'document' && OF_DOCUMENT.has(name)) ||
    ((holder === 'window' || holder === 'globalThis') && OF_WINDOW.has(name)) ||
    GLOBAL_BY_ITSELF.has(`${holder}.${name}`);
  return isOfPage ? `takes ${holder}.${name} of the host's page: use a port` : undefined;
}

/** Members that tell the browser's own object from a variable of the same name. */
const GLOBAL_BY_ITSELF = new Set([
  ...['getItem', 'setItem', 'removeItem', 'clear'].flatMap((name) => [
    `localStorage.${name}`,
    `sessionStorage.${name}`,
  ]),
  ...['pushState', 'replaceState', 'back', 'go', 'forward'].map((name) => `history.${name}`),
  ...['assign', 'replace', 'reload'].map((name) => `location.${name}`),
]);

/** Every place that bypasses the ports. */
export function faultsOfSources(): string[] {
  return sourcesOnHostPages().flatMap((file) => pageAccess(file));
}
