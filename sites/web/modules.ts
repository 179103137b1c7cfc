import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = {
  kit: new URL('../../packages/ui/src/', import.meta.url),
  site: new URL('src/', import.meta.url),
};

/**
 * Matches these modules and no other, with the style sheet that is made of one. A pattern would also match whatever is called
 * alike some day, and its styles would be on every page.
 * @param paths below the sources of the kit and of the site
 * @throws Error that names a path without a file
 */
export function modules(paths: Partial<Record<keyof typeof SOURCES, readonly string[]>>): (id: string) => boolean {
  const files = Object.entries(paths).flatMap(([of, names]) =>
    names.map((name) => fileURLToPath(new URL(name, SOURCES[of as keyof typeof SOURCES]))),
  );
  for (const file of files)
    if (!existsSync(file)) throw new Error(`The build has a file for ${file}, which is not there.`);
  return (id) => files.some((file) => id === file || id.startsWith(`${file}.`) || id.startsWith(`${file}?`));
}
