import { readFile } from 'node:fs/promises';

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
