/** The subpaths that npm gets: all but those that only this repository's own packages share. */
export const publishedSubpaths = (exports) =>
  Object.keys(exports).filter((subpath) => !subpath.startsWith('./internal/'));

/** The package's command. In the workspace there is none: it would have to be built first. */
export const publishedCommand = { 'trek-ui': './dist/cli/main.js' };

/** The package's exports as they are published, from those of the workspace: built modules in place of their sources. */
export function publishedExports(exports) {
  const published = publishedSubpaths(exports).map((subpath) => {
    const built = exports[subpath].replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
    const files = subpath.endsWith('.css')
      ? { types: './dist/sheet.d.ts', default: `./dist/${subpath.slice(2)}` }
      : { types: `${built}.d.ts`, default: `${built}.js` };
    return [subpath, files];
  });
  return { ...Object.fromEntries(published), './package.json': './package.json' };
}
