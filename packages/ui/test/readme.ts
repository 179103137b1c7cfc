import { readFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import { publishedSubpaths } from '../published-exports.mjs';

export interface CodeBlock {
  language: string;
  code: string;
  /** The file that the block is, as its first line says: `// src/main.tsx`. */
  file: string | undefined;
}

/** The code blocks of a page of documentation, in their order. */
export async function codeBlocks(path: string): Promise<CodeBlock[]> {
  const page = await readFile(path, 'utf8');
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
    file: /^\/\/ (src\/\S+)\n/.exec(code)?.[1],
  }));
}

export const EXAMPLE_BACKEND = 'https://api.example.com';

/** The files that the README names. @param backendUrl the only change to them */
export async function readmeFiles(path: string, backendUrl = EXAMPLE_BACKEND): Promise<Record<string, string>> {
  const named = (await codeBlocks(path)).flatMap(({ file, code }) => (file ? [{ file, code }] : []));
  return Object.fromEntries(named.map(({ file, code }) => [file, code.replaceAll(EXAMPLE_BACKEND, backendUrl)]));
}

/**
 * Settings of a host that checks its own code and the types of every library strictly.
 * @param paths of types that are not where the compiler looks for them
 */
export const strictTsconfig = (paths: Record<string, string[]> = {}) =>
  JSON.stringify({
    compilerOptions: {
      paths,
      ...{ target: 'es2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'preserve', moduleResolution: 'bundler' },
      ...{ jsx: 'react-jsx', strict: true, noEmit: true, noUncheckedSideEffectImports: true, types: [] },
      skipLibCheck: false,
    },
    include: ['src'],
  });

/** Imports every module of the package, so that the compiler checks the declarations of all. */
export const EVERY_MODULE = publishedSubpaths(manifest.exports)
  .filter((subpath) => !subpath.endsWith('.json'))
  .map((subpath) => `import '@trek/ui${subpath.slice(1)}';\n`)
  .join('');

/** The page of a host that renders in the browser alone. The empty icon keeps the console silent. */
export const INDEX_HTML = `<!doctype html><html lang="en"><head><title>An agency</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`;
