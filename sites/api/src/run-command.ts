import { SettingError } from './core/setting-error.ts';

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
