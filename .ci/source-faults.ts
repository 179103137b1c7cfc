import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Says what is wrong with one place of a source, or nothing. */
export type FaultOf = (node: ts.Node) => string | undefined;

/** @returns one line for each place of the file that is wrong, with its line number */
export function sourceFaults(file: string, faultOf: FaultOf, source = readFileSync(file, 'utf8')): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
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

/** For a rule that is run by itself: prints what is wrong, and fails where anything is. */
export function reportFaults(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
