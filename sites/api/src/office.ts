import { SettingError } from './core/setting-error.ts';
import { fromWorkspace } from './core/workspace.ts';
import { COMMANDS, isComplete } from './office/command-line.ts';
import { chosenProvider } from './payments/chosen-provider.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';
import { openStore } from './store/open-store.ts';

/**
 * The office on the command line, while the site runs: `office.ts list`, `office.ts travelers <reference>`, `office.ts
 * approve|confirm|decline <reference> <who decides>`. `approve` is for cancellations, `confirm` for requested
 * departures; both can be declined. The running site sends the mails and refunds.
 *
 * `office.ts dismiss <e-mail>` removes an account's access to the office, and `appoint` restores it. `sign-out
 * <e-mail>` ends every session of an account, and `forget-factor <e-mail>` removes a lost authenticator app. `export
 * <e-mail>` prints what is stored about an account, and `erase <e-mail>` erases it. `confirm-clock` lets expired data be deleted
 * after a long pause. Of a booking without an account, `export` and `erase` take the reference.
 */

const USAGE =
  'Usage: npm run office -- list, npm run office -- confirm-clock, npm run office -- travelers <reference>, npm run office -- approve|confirm|decline <reference> <your name>, or npm run office -- dismiss|appoint|sign-out|forget-factor|export|erase <e-mail, or the reference of a guest>';
/** The running site delivers them. */
const NO_MAILS = { run: async () => {}, runSoon: () => {}, stop: async () => {} };
await runCommand(run);

async function run(): Promise<void> {
  const settings = readSettings(readEnvironment());
  const [name, subject = '', ...names] = process.argv.slice(2);
  const who = names.join(' ');
  if (!isComplete(name, subject, who)) throw new SettingError(USAGE);
  const store = await openStore(settings.databaseUrl, fromWorkspace(settings.dataFolder), settings.log);
  try {
    const services = { store, settings, payments: await chosenProvider(settings), mailQueue: NO_MAILS };
    console.log(await COMMANDS[name](services, subject, who));
  } finally {
    await store.destroy();
  }
}
