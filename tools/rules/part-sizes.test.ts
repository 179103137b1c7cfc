import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The most lines that a part or a hook has, so that it is read in one look. */
const MOST_LINES = 60;

/** Those that may have more, each with its reason. Ten at the most. */
const EXCEPTIONS: Record<string, string> = {
  useCarousel: 'One row and its engine: what is wanted, what has come and what turns are one story.',
  useMegaMenu: 'Binds one machine to pointer, keyboard and focus.',
  useForm: 'What a form hands to its fields, each with its own words.',
};

const PARTS_AND_HOOKS = /\.tsx$|\/use-[^/]+\.ts$/;
const NO_PRODUCT = /\.(stories|test)\.tsx?$|\/testing\//;

const files = globSync('packages/ui/src/*/**/*.{ts,tsx}').filter(
  (file) => PARTS_AND_HOOKS.test(file) && !NO_PRODUCT.test(file),
);

/** Every part and hook of a source with its lines. */
function partsAndHooks(source: string): [name: string, lines: number][] {
  const tree = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return tree.statements.map((statement) => {
    const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const name = ts.isFunctionDeclaration(statement) ? statement.name : variable?.name;
    return [name?.getText(tree) ?? '', lineOf(statement.getEnd()) - lineOf(statement.getStart(tree)) + 1];
  });
}

test('parts and hooks are read in one look, but for a few that are named', () => {
  expect(files.length).toBeGreaterThan(150);
  const longest = files
    .flatMap((file) => partsAndHooks(readFileSync(file, 'utf8')))
    .filter(([, lines]) => lines > MOST_LINES)
    .map(([name]) => name);
  expect(longest.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  expect(longest.length).toBeLessThanOrEqual(10);
});

test.each([
  ['a function', 'export function Part() {', '}'],
  ['a wrapped one', 'export const Part = withRef(function Part() {', '});'],
])('%s of too many lines is seen', (_, opening, end) => {
  const body = Array.from({ length: MOST_LINES }, (_, line) => `  line(${line});`);
  expect(partsAndHooks([opening, ...body, end].join('\n'))).toEqual([['Part', MOST_LINES + 2]]);
});
