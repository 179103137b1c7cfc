import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Says what is wrong with one place of a source, or nothing. */
export type FaultOf = (node: ts.Node) => string | undefined;

/** @returns one line for each place of the file that is wrong, with its line number */
export function sourceFaults(file: string, faultOf: FaultOf, source = readFileSync(file, 'utf8')): string[] {
  const tree = parse(file, source);
  const faults: string[] = [];
  const look = (node: ts.Node) => {
    const fault = faultOf(node);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    if (fault) faults.push(`${file}:${line + 1} ${fault}`);
    ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}

/** Several rules look at most files, and reading one takes longer than looking at it. */
const trees = new Map<string, ts.SourceFile>();

export function parse(file: string, source: string): ts.SourceFile {
  const known = trees.get(file);
  if (known?.text === source) return known;
  // `<Value>(value: Value) => …` is a function in .ts, and an unclosed element in .tsx.
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  trees.set(file, tree);
  return tree;
}
