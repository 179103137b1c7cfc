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
  /** The rules in them that the server's markup needs. */
  styleOf(markup: string): string;
  fonts: string[];
}

const ENTRY = 'src/entry-client.tsx';

/** Reads the files that the build made for the entry and for each page, with its language. */
export function readBuildManifest(build: string, clientFolder: URL): (...sources: string[]) => PageAssets {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8'));
  const entry = chunks[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}: run "pnpm --filter @trek/web run build".`);

  /** A chunk after all of its imports, because a style sheet may rely on layers that an earlier one declares. */
  const inOrder = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
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

  return (...sources) => {
    const seen = new Set<string>();
    const names = [ENTRY, ...sources].flatMap((name) => inOrder(name, seen));
    const files = names.flatMap((name) => chunks[name]?.file ?? []);
    const styles = [...new Set(names.flatMap((name) => chunks[name]?.css ?? []))];
    return {
      build,
      scripts: [...files.filter((file) => file !== entry.file && file.endsWith('.js')), entry.file].map(address),
      styles: styles.map(address),
      styleOf: (markup) =>
        pageStyle(
          styles.map((file) => sheets.get(file) ?? []),
          markup,
        ),
      fonts,
    };
  };
}
