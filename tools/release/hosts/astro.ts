import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS, bin, type Example, type Host, ICON, NPM, pick } from './host.ts';

const GUIDE = join(import.meta.dirname, '../../../packages/ui/guides/on-your-host.md');

/** The two blocks of the guide, in a document. */
const [SCRIPT = '', MARKUP = ''] =
  readFileSync(GUIDE, 'utf8')
    .match(/^```astro\n[\s\S]*?^```$/gm)
    ?.map((block) => block.replace(/^```.*\n?/gm, '')) ?? [];

const PAGE = `${SCRIPT}<html lang="en">
<head><meta charset="utf-8" />${ICON}</head>
<body>${MARKUP}</body>
</html>
`;

/** A host without pages of signing in: the booking's dialog does it. */
function signInInline(code: string): string {
  const changes = [
    ['paths={paths}', 'paths={paths} signIn="inline"'],
    ["login: '/login', signup: '/signup'", 'login: null, signup: null'],
  ] as const;
  return changes.reduce((changed, [before, after]) => {
    if (!changed.includes(before)) throw new Error(`The README's provider has no ${before} any more.`);
    return changed.replace(before, after);
  }, code);
}

export function astro(example: Example): Host {
  const parts = pick(example, 'backend.ts', 'book-a-trek.tsx');
  return {
    name: 'Astro with an island, React 19, npm',
    install: NPM,
    react: '19',
    packages: ['astro@7', '@astrojs/react@7'],
    files: {
      ...parts,
      'src/book-a-trek.tsx': signInInline(parts['src/book-a-trek.tsx'] ?? ''),
      'src/pages/index.astro': PAGE,
      'astro.config.mjs': "import react from '@astrojs/react';\nexport default { integrations: [react()] };\n",
    },
    build: [[bin('astro'), 'build']],
    site: {
      serve: (port) => [bin('astro'), 'preview', '--host', ADDRESS, '--port', port],
      signIn: 'inline',
      isServerRendered: true,
    },
  };
}
