import { ContentError } from '../content/content-error.ts';
import { errorDetail, logToConsole } from '../core/log.ts';
import { SettingError } from '../core/setting-error.ts';

/** Ends the process, with what is wrong with a setting or the content, or else with the error's kind and place. */
export function endWith(error: unknown): never {
  const isOperatorError = error instanceof SettingError || error instanceof ContentError;
  console.error(isOperatorError ? error.message : errorDetail(error));
  process.exit(1);
}

/** Node would print an error that nothing catches with all its fields, such as the row that a database refuses. */
export function endOnUncaughtErrors(): void {
  process.on('uncaughtException', (error) => {
    logToConsole({ level: 'error', message: 'the process ends with an error', detail: errorDetail(error) });
    process.exit(1);
  });
}
