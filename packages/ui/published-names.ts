import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { publishedSubpaths } from './published-exports.mjs';

const root = import.meta.dirname;

/** A name that the package publishes, with what its comment says, as an editor shows it. */
export interface PublishedName {
  name: string;
  /** Whether it only describes values, and is gone once compiled. */
  isType: boolean;
  /** Without a comment it is empty. */
  comment: string;
  /** The parts of a namespace. */
  parts: PublishedName[];
}

/** The names of each published subpath, from the sources and their comments. */
export function publishedNames(): Map<string, PublishedName[]> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const modules = publishedSubpaths(exports)
    .filter((subpath) => !subpath.endsWith('.css'))
    .map((subpath) => [`@trek/ui${subpath.slice(1)}`, join(root, exports[subpath] ?? '')] as const);
  const program = ts.createProgram(
    modules.map(([, file]) => file),
    {
      module: ts.ModuleKind.Preserve,
      jsx: ts.JsxEmit.Preserve,
      allowImportingTsExtensions: true,
      noEmit: true,
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();

  function namesOf(module: ts.Symbol): PublishedName[] {
    return checker.getExportsOfModule(module).map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isNamespace = Boolean(target.flags & ts.SymbolFlags.ValueModule);
      return {
        name: symbol.name,
        isType: !(target.flags & ts.SymbolFlags.Value),
        comment: ts
          .displayPartsToString(target.getDocumentationComment(checker))
          .replace(/\{@link (\S+?) ?\}/g, '`$1`'),
        parts: isNamespace ? namesOf(target) : [],
      };
    });
  }
  return new Map(
    modules.map(([subpath, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return [subpath, module ? namesOf(module) : []];
    }),
  );
}
