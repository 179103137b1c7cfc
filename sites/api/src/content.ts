import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';
import { contentCommand } from './setup/content-command.ts';

/**
 * Checks the content, or starts a trek or post: `content.ts`, `content.ts new trek "<title>" [country]`, `content.ts new
 * post "<title>"`.
 */
await runCommand(() => contentCommand(process.argv.slice(2), readSettings(readEnvironment()), console.log));
