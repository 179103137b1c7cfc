import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { publishedExports } from '../../packages/ui/published-exports.mjs';

const CHANGESETS_PREFIX = 'Told by: ';

const HEAD = `# What @trek/ui promises its hosts

Made by \`npm run api-report\`. Hosts may notice every change of it, so each needs a changeset.

`;

/** The changesets that describe the state of a report. */
export const changesetsOf = (report: string): string[] =>
  report
    .split('\n')
    .find((line) => line.startsWith(CHANGESETS_PREFIX))
    ?.slice(CHANGESETS_PREFIX.length)
    .split(' ') ?? [];

/** The types that a report describes. */
export const typesOf = (report: string): string =>
  report.slice(report.indexOf('\n\n', report.indexOf(CHANGESETS_PREFIX)) + 2);

/**
 * The report of a state.
 * @param before the report so far; empty: there was none
 * @param changesets of now: names with digests. At least one must say something that none said before
 */
export function nextReport(before: string, types: string, changesets: readonly string[]): string {
  const reported = changesetsOf(before);
  if (before && typesOf(before) === types) {
    // A release has taken the others.
    const names = new Set(changesets.map(nameOf));
    return report(
      types,
      reported.filter((changeset) => names.has(nameOf(changeset))),
    );
  }
  if (before && changesets.every((changeset) => reported.includes(changeset))) {
    throw new Error('Hosts may notice this change: tell of it in a changeset (.changeset/*.md), then run this again.');
  }
  return report(types, changesets);
}

const report = (types: string, changesets: readonly string[]) =>
  `${HEAD}${CHANGESETS_PREFIX}${changesets.join(' ') || 'none'}\n\n${types}`;

const nameOf = (changeset: string) => changeset.split('@', 1)[0];

const root = join(import.meta.dirname, '../..');
const packageFolder = join(root, 'packages/ui');

/** The committed text of the package's public API. */
export const REPORT = join(packageFolder, 'etc/ui.api.md');

/** The changes that no version tells of yet: names with a digest of what they say. */
export function changesets(): string[] {
  const folder = join(root, '.changeset');
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 8);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `${file.replace('.md', '')}@${digest(file)}`);
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
