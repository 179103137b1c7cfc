import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from './core/setting-error.ts';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));

/** Resolves a path of a command line against the workspace root, whatever the script's own folder. */
export const fromWorkspace = (...path: string[]): string => resolve(WORKSPACE, ...path);

/** Runs a workspace command. A wrong setting prints one line; any other error is thrown. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
