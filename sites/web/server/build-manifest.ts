import { readFileSync } from 'node:fs';
import { pageStyle, readSheet } from './page-style.ts';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  src?: string;
}

/** The files of a page. */
export interface PageAssets {
  /** Name of their build. */
  build: string;
  /** Each after those that it imports, with the entry last. */
  scripts: string[];
  /** The style sheets of everything that the page and its code may show. */
  styles: string[];
  /** Scripts of late code that a first press may need. */
  ahead: string[];
  /** The rules in them that the server's markup needs. */
  styleOf(markup: string): string;
  fonts: string[];
}

const ENTRY = 'src/entry-client.tsx';

/**
 * Late parts of all pages. Their few styles come with those of the page: each sheet that comes later makes the browser style
 * the whole page once more.
 */
const LATE_STYLES = ['src/shell/late-trek-tools.tsx', 'src/shell/toast-container.tsx'];

/** Finds the files of a page by its source files, and by those of code that it may need soon. */
export type AssetsOf = (sources: readonly string[], ahead?: readonly string[]) => PageAssets;

/** Reads the files that the build made for the entry and for each page, with its language. */
export function readBuildManifest(build: string, clientFolder: URL): AssetsOf {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8'));
  const entry = chunks[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}: run "pnpm --filter @trek/web run build".`);

  /** A chunk after all of its imports, because a style sheet may rely on layers that an earlier one declares. */
  const inOrder = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    if (!chunks[name]) throw new Error(`The build has no ${name}, which a page names.`);
    return [...(chunks[name]?.imports ?? []).flatMap((imported) => inOrder(imported, seen)), name];
  };
  const address = (file: string) => `/${file}`;
  const sheetFiles = new Set(Object.values(chunks).flatMap(({ css = [] }) => css));
  const sheets = new Map(
    [...sheetFiles].map((file) => [file, readSheet(readFileSync(new URL(file, clientFolder), 'utf8'))]),
  );
  // Other characters load when a page shows one.
  const fonts = inOrder(ENTRY, new Set())
    .flatMap((name) => chunks[name]?.assets ?? [])
    .filter((file) => file.endsWith('.woff2') && file.includes('-basic-'))
    .map(address);

  return (sources, ahead = []) => {
    const seen = new Set<string>();
    const names = [ENTRY, ...sources].flatMap((name) => inOrder(name, seen));
    const namesAhead = ahead.flatMap((name) => inOrder(name, seen));
    const late = LATE_STYLES.flatMap((name) => inOrder(name, seen));
    const filesOf = (some: readonly string[]) => some.flatMap((name) => chunks[name]?.file ?? []);
    const files = filesOf(names);
    const styles = [...new Set([...names, ...namesAhead, ...late].flatMap((name) => chunks[name]?.css ?? []))];
    return {
      build,
      scripts: [...files.filter((file) => file !== entry.file && file.endsWith('.js')), entry.file].map(address),
      styles: styles.map(address),
      ahead: filesOf(namesAhead)
        .filter((file) => file.endsWith('.js'))
        .map(address),
      styleOf: (markup) =>
        pageStyle(
          styles.map((file) => sheets.get(file) ?? []),
          markup,
        ),
      fonts,
    };
  };
}
