import { randomUUID } from 'node:crypto';
import { SettingError } from './core/setting-error.ts';
import { fromWorkspace } from './core/workspace.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { runCommand } from './run-command.ts';
import { type ApiSettings, readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';
import {
  addressCheck,
  buildsCheck,
  contentChecks,
  operatorCheck,
  type SetupCheck,
  settingChecks,
} from './setup/setup-checks.ts';
import { openStore } from './store/open-store.ts';

/**
 * Says line by line what a real shop has, and what this one still lacks: `check-setup.ts`. Sends a mail to the office's own
 * address for trial. Exits with 1 while something is missing.
 */
await runCommand(run);

async function run(): Promise<void> {
  const environment = readEnvironment();
  const checks = settingChecks(environment);
  print(checks);
  let settings: ApiSettings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    print([{ what: 'Settings that are valid', lacks: error.message }]);
    process.exitCode = 1;
    return;
  }
  const builds = environment.BUILDS_DIR?.trim();
  const others = await Promise.all([
    builds ? buildsCheck(fromWorkspace(builds)) : [],
    contentChecks(settings.contentFolder),
    databaseChecks(settings),
    mailCheck(settings),
    addressCheck(settings.publicUrl),
  ]);
  print(others.flat());
  const missing = [...checks, ...others.flat()].filter(({ lacks }) => lacks !== undefined).length;
  console.log(missing === 0 ? 'Everything that can be checked from here is set.' : `${missing} things are missing.`);
  console.log('To check by hand: a copy of the backups elsewhere, an alert for the log, a payment with your own card.');
  if (missing > 0) process.exitCode = 1;
}

function print(checks: readonly SetupCheck[]): void {
  for (const { what, lacks } of checks) console.log(lacks === undefined ? `✓ ${what}` : `✗ ${what}: ${lacks}`);
}

async function databaseChecks({ databaseUrl, dataFolder, log }: ApiSettings): Promise<SetupCheck[]> {
  try {
    const store = await openStore(databaseUrl, fromWorkspace(dataFolder), log);
    try {
      return [{ what: 'The database' }, await operatorCheck(store)];
    } finally {
      await store.destroy();
    }
  } catch (error) {
    return [{ what: 'The database', lacks: `${(error as Error).message}: start the site once` }];
  }
}

async function mailCheck({ mail, publicUrl, now }: ApiSettings): Promise<SetupCheck> {
  const what = 'A mail for trial';
  if (!mail.smtpUrl) return { what, lacks: 'set SMTP_URL first' };
  const mailer = smtpMailer(mail.smtpUrl, mail.allowsPlainSmtp, mail.from, new URL(publicUrl).hostname);
  const text = `This mail shows that ${publicUrl} can send mail. Look whether it came, and not among the unwanted ones.`;
  try {
    const letter = { to: mail.contactAddress, subject: 'A mail for trial', text };
    await mailer.send(letter, { id: randomUUID(), writtenAt: now() });
    return { what: `${what}, to ${mail.contactAddress}` };
  } catch (error) {
    return { what, lacks: `the mail server refuses it: ${(error as Error).message}` };
  } finally {
    mailer.close();
  }
}
