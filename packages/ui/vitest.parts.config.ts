import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

/** The promises of every part to a host, on one version of React. */
const conformance = (version: string, more: TestProjectInlineConfiguration = {}): TestProjectInlineConfiguration => ({
  root: import.meta.dirname,
  ...more,
  test: {
    name: `parts on React ${version}`,
    environment: 'jsdom',
    include: ['test/conformance/*.test.tsx'],
    // The kit is loaded once for each version: that takes three times as long as the tests themselves.
    isolate: false,
    testTimeout: 30_000,
    setupFiles: join(import.meta.dirname, 'test/conformance/setup.ts'),
    provide: { react: version },
    ...more.test,
  },
});

/** Whatever asks for React is given the older one: our own files by Vite, packages by Node. */
const react18: TestProjectInlineConfiguration = {
  resolve: { alias: { react: folderOf('react-18'), 'react-dom': folderOf('react-dom-18') } },
  test: { execArgv: ['--import', join(import.meta.dirname, 'test/react-18/use-react-18.mjs')] },
};

/** The parts of the kit, one by one, on both versions of React that the package promises to work with. */
export const partsProjects = [conformance('19.'), conformance('18.3.', react18)];

export default defineConfig({ test: { projects: partsProjects } });

declare module 'vitest' {
  interface ProvidedContext {
    /** How the version of React begins that a project means to run on. */
    react: string;
  }
}
