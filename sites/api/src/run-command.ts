import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from './core/setting-error.ts';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));

/** A path as somebody writes it who runs a command: from the workspace, whatever folder the command's own script is in. */
export const fromWorkspace = (...path: string[]): string => resolve(WORKSPACE, ...path);

/** Runs a command of the workspace. A setting that is wrong is told in one line; any other fault as it is. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
