import { errorDetail } from './core/log.ts';
import { SettingError } from './core/setting-error.ts';

/** Runs a workspace command. A wrong setting prints one line; any other error its kind and place. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // The words of a database or another service may quote a person.
    console.error(error instanceof SettingError ? error.message : errorDetail(error));
    process.exitCode = 1;
  }
}
