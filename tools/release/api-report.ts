import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { publishedExports } from '../../packages/ui/published-exports.mjs';

const CHANGESETS_PREFIX = 'Changesets: ';
/** There is no changeset, as after a release. */
const NONE = 'none';

const HEAD = `# What @trek/ui promises its hosts

Made by \`npm run api-report\`. Hosts may notice every change of it, so each needs a changeset.

`;

/** The digest of the changesets that describe the state of a report. */
export const changesetsOf = (report: string): string =>
  report
    .split('\n')
    .find((line) => line.startsWith(CHANGESETS_PREFIX))
    ?.slice(CHANGESETS_PREFIX.length) ?? NONE;

/** The types that a report describes. */
export const typesOf = (report: string): string =>
  report.slice(report.indexOf('\n\n', report.indexOf(CHANGESETS_PREFIX)) + 2);

/**
 * The report of a state.
 * @param before the report so far; empty: there was none
 * @param changesets the digest of those of now. Other types need other changesets
 */
export function nextReport(before: string, types: string, changesets: string): string {
  const reported = changesetsOf(before);
  // A release takes all changesets.
  if (before && typesOf(before) === types) return report(types, changesets === NONE ? NONE : reported);
  if (before && (changesets === NONE || changesets === reported)) {
    throw new Error('Hosts may notice this change: tell of it in a changeset (.changeset/*.md), then run this again.');
  }
  return report(types, changesets);
}

const report = (types: string, changesets: string) => `${HEAD}${CHANGESETS_PREFIX}${changesets}\n\n${types}`;

const root = join(import.meta.dirname, '../..');
const packageFolder = join(root, 'packages/ui');

/** The committed text of the package's public API. */
export const REPORT = join(packageFolder, 'etc/ui.api.md');

/** One digest of all changes that no version includes yet. */
export function changesets(): string {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const digest = createHash('sha256');
  for (const file of files.sort()) digest.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return files.length > 0 ? digest.digest('hex').slice(0, 16) : NONE;
}

/**
 * The public types of the built package: the names of each subpath, then every declaration that these reach, once.
 * @param installed folder of the package, with `dist`
 */
export function publicTypes(installed: string): string {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const given = publishedExports(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).exports);
  const doors = Object.entries<{ types?: string }>({ ...exports, ...given }).flatMap(([subpath, { types }]) =>
    types && !subpath.endsWith('.css') ? [[subpath, join(installed, types)] as const] : [],
  );
  const program = ts.createProgram(
    doors.map(([, file]) => file),
    { module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler, noLib: true, types: [] },
  );
  const reach = reachable(program, join(installed, 'dist'));
  const named = doors.map(([subpath, file]) => `## @trek/ui${subpath.slice(1)}\n\n${reach.namesOf(file).join('\n')}\n`);
  return `${named.join('\n')}\n# Declarations\n\n${reach.declarations()}`;
}

const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '');

/** Follows exports to everything that is declared in the package. */
function reachable(program: ts.Program, dist: string) {
  const checker = program.getTypeChecker();
  const byModule = new Map<string, Map<ts.Node, string>>();
  const seen = new Set<ts.Symbol>();
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const waiting: ts.Symbol[] = [];
  const follow = (symbol: ts.Symbol) => {
    if (!seen.has(symbol)) waiting.push(symbol);
    seen.add(symbol);
  };
  function note(symbol: ts.Symbol): void {
    for (const declaration of symbol.declarations ?? []) {
      const file = declaration.getSourceFile();
      if (!file.fileName.startsWith(dist) || ts.isSourceFile(declaration)) continue;
      const statement = ts.findAncestor(declaration, (node) => ts.isSourceFile(node.parent));
      if (!statement || ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) continue;
      const module = relative(dist, file.fileName).replace('.d.ts', '');
      const texts = byModule.get(module) ?? new Map<ts.Node, string>();
      byModule.set(module, texts.set(statement, withoutComments(statement.getText(file))));
      visit(statement);
    }
  }
  function visit(node: ts.Node): void {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) follow(resolve(symbol));
    ts.forEachChild(node, visit);
  }
  function namesIn(module: ts.Symbol, before = ''): string[] {
    return checker
      .getExportsOfModule(module)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((symbol) => {
        const target = resolve(symbol);
        follow(target);
        const isModule = target.flags & ts.SymbolFlags.ValueModule && target !== module;
        return isModule ? namesIn(target, `${before}${symbol.name}.`) : [`- ${before}${symbol.name}`];
      });
  }
  return {
    namesOf: (file: string) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return module ? namesIn(module) : [];
    },
    declarations: () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) note(next);
      return [...byModule]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([module, texts]) => `## ${module}\n\n\`\`\`ts\n${[...texts.values()].toSorted().join('\n')}\n\`\`\`\n`)
        .join('\n');
    },
  };
}

if (import.meta.main) {
  execFileSync('pnpm', ['run', 'build'], { cwd: packageFolder, stdio: 'inherit' });
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, nextReport(before, publicTypes(packageFolder), changesets()));
}
