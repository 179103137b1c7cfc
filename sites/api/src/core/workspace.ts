import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace's package.json. */
export const WORKSPACE = fileURLToPath(new URL('../../../../', import.meta.url));

/** Resolves a path of a command line against the workspace root, whatever the script's own folder. */
export const fromWorkspace = (...path: string[]): string => resolve(WORKSPACE, ...path);
