import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, loadConfigFromFile, type Plugin } from 'vite';
import { buildName } from '../../.storybook/build-name.ts';
import { addBuild, currentBuild, DIST, removeOldBuilds } from '../web/server/builds.ts';
import { QA_FOLDER } from './server/switchboard.ts';

/** Builds for QA have a folder of their own, so that `npm start` never serves one. */
export const QA_DIST = fileURLToPath(new URL('dist/', import.meta.url));

const root = import.meta.dirname;
const siteRoot = join(root, '../web');
const WATCHED = join(root, 'src/watched-xstate.ts');

/** Lets every module but the watched XState itself import that one. */
function watchMachines(): Plugin {
  return {
    name: 'trek-qa-watch-machines',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'xstate' && importer !== WATCHED ? WATCHED : null),
  };
}

/** The site's own build, but for machines that report. Files that no visitor loads need no compressed copies. */
async function siteConfig(folder: string): Promise<InlineConfig> {
  const environment = { command: 'build', mode: 'production' } as const;
  const found = await loadConfigFromFile(environment, join(siteRoot, 'vite.config.ts'), siteRoot);
  const plugins = (await Promise.all(found?.config.plugins ?? [])).flat(2) as Plugin[];
  return {
    ...found?.config,
    root: siteRoot,
    configFile: false,
    plugins: [watchMachines(), ...plugins.filter(({ name }) => name !== 'precompress')],
    logLevel: 'warn',
    build: { ...found?.config.build, outDir: join(folder, 'client'), emptyOutDir: true },
  };
}

/** A script or page of QA's own, under the name that the server knows it by. */
const ownConfig = (folder: string, name: string, entry: string, format: 'iife' | 'es'): InlineConfig => ({
  root,
  configFile: false,
  plugins: [react()],
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    // The workbench writes it into the links to its benches.
    'import.meta.env.STORYBOOK_BUILD': JSON.stringify(buildName()),
  },
  build: {
    outDir: join(folder, QA_FOLDER),
    emptyOutDir: false,
    target: 'es2022',
    copyPublicDir: false,
    lib: {
      entry: join(root, entry),
      formats: [format],
      name: 'trekQa',
      fileName: () => `${name}.js`,
      cssFileName: name,
    },
  },
});

/** Builds what QA serves: the last build of the site with its client built anew, and the switchboard. */
export async function buildForQa(dist = QA_DIST): Promise<string> {
  const site = join(DIST, 'builds', await currentBuild());
  const name = await addBuild(async (folder) => {
    const client = join(site, 'client');
    await cp(site, folder, { recursive: true, filter: (path) => path !== client });
    await Promise.all([
      siteConfig(folder).then(build),
      build(ownConfig(folder, 'tab', 'src/tab/tab.ts', 'iife')),
      build(ownConfig(folder, 'page', 'src/page/page.tsx', 'es')),
    ]);
  }, dist);
  // The site's code finds here what it imports. The copies rely on no build of the site: those come and go.
  const imported = join(dist, 'node_modules');
  await rm(imported, { force: true });
  await symlink(join(siteRoot, 'node_modules'), imported);
  await removeOldBuilds(name, join(dist, 'builds'));
  return name;
}
