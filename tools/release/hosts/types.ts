import { EVERY_MODULE, strictTsconfig } from '../../../packages/ui/test/readme.ts';
import { bin, type Example, type Host, NPM } from './host.ts';

/** Files for hosts with a framework, which are built with it. */
const needsFramework = (code: string) => /from '(react-router|next\/)/.test(code);

/** The files of README and guides, and every module of the package, checked with the types of every library that they import. */
export const types = (example: Example, react: Host['react'], typescript: string): Host => ({
  name: `Types of React ${react}, TypeScript ${typescript}, npm`,
  install: NPM,
  react,
  packages: [`@types/react@${react}`, `@types/react-dom@${react}`, `typescript@${typescript}`],
  files: {
    ...Object.fromEntries(Object.entries(example).filter(([, code]) => !needsFramework(code))),
    'src/every-module.ts': EVERY_MODULE,
    'tsconfig.json': strictTsconfig(),
  },
  build: [[bin('tsc'), '-p', '.']],
});
