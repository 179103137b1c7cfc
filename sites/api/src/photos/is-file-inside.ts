import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** True for a file that lies where its path says: a link, be it the file or a folder on the way, may lead out of here. */
export async function isFileInside(folder: string, path: string): Promise<boolean> {
  try {
    const file = join(folder, path);
    return (await realpath(file)) === join(await realpath(folder), path) && (await stat(file)).isFile();
  } catch {
    return false;
  }
}
