import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file really lies inside the folder. A symbolic link, in the file or on its path, may lead out of it. */
export async function isFileInside(folder: string, path: string): Promise<boolean> {
  try {
    const file = join(folder, path);
    return (await realpath(file)) === join(await realpath(folder), path) && (await stat(file)).isFile();
  } catch {
    return false;
  }
}
