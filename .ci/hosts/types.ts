import { EVERY_MODULE, strictTsconfig } from '../../packages/ui/test/readme.ts';
import { bin, type Example, type Host, NPM } from './host.ts';

/** The README's files and every module of the package, checked with the types of every library that they import. */
export const types = (example: Example, react: Host['react'], typescript: string): Host => ({
  name: `Types of React ${react}, TypeScript ${typescript}, npm`,
  install: NPM,
  react,
  packages: [`@types/react@${react}`, `@types/react-dom@${react}`, `typescript@${typescript}`],
  files: { ...example, 'src/every-module.ts': EVERY_MODULE, 'tsconfig.json': strictTsconfig() },
  build: [[bin('tsc'), '-p', '.']],
});
