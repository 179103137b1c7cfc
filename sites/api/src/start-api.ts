import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLinkLine } from './accounts/first-link.ts';
import type { GoogleSignIn } from './accounts/google-sign-in.ts';
import { PasswordHasher } from './accounts/password-hasher.ts';
import { deriveKey, signingKey } from './accounts/signing-keys.ts';
import { tokenSecret } from './accounts/token-secret.ts';
import { Tokens } from './accounts/tokens.ts';
import { createApp } from './app.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { followDepartures } from './catalogue/follow-departures.ts';
import { mailNewDepartures } from './catalogue/mail-departures.ts';
import { SizedDrawings } from './catalogue/sized-drawings.ts';
import { contentFingerprint, logFaults, readServedContent, watchContent } from './catalogue/watch-content.ts';
import { readContent } from './content/read-content.ts';
import { errorDetail } from './core/log.ts';
import { OWNER_ONLY_FOLDER } from './core/owner-only.ts';
import { noTicker, schedule, type Ticker } from './core/schedule.ts';
import { SettingError } from './core/setting-error.ts';
import type { RequestEnvironment } from './http/api-context.ts';
import { keyedHash } from './http/keyed-hash.ts';
import { mailCeiling } from './mail/mail-ceiling.ts';
import { deliverQueuedMails } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { renderMail } from './mail/render-mail.ts';
import { remindOfDetails } from './office/remind-of-details.ts';
import { chosenProvider } from './payments/chosen-provider.ts';
import { fetchMissedEvents } from './payments/fetch-missed-events.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { remindOfBalances } from './payments/remind-of-balances.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { Photographs } from './photos/photographs.ts';
import type { Services } from './routes/services.ts';
import type { ApiSettings } from './settings/settings.ts';
import { faultReports } from './store/content-reports.ts';
import { deleteExpiredData } from './store/delete-expired-data.ts';
import { noteEndingsFile, recordEnding } from './store/endings.ts';
import { importContent } from './store/import-content.ts';
import { openStore, type Store } from './store/open-store.ts';
import { appointOperator, operatorWarnings } from './store/operators.ts';
import type { QueuedMailRow } from './store/schema.ts';
import { backfillPaidAt } from './store/settlements.ts';

/** A running API. */
export interface Api {
  /**
   * Handles a request whose path starts at the API's root.
   * @param environment holds the caller's network address; requests of this process have none
   */
  fetch(request: Request, environment?: RequestEnvironment): Promise<Response>;
  /** A line for the console with the owner's first link to the office; undefined: they need none, or it is no first look. */
  firstLinkLine(): Promise<string | undefined>;
  /** Registers a listener for content changes. */
  onContentChange(listener: () => void): void;
  /** Reports "not ready" from now on, but keeps serving. */
  prepareToStop(): void;
  /** Stops the background tasks, sends pending mail and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, imports the catalogue and gets the API ready to serve.
 * @throws SettingError if a setting doesn't work here, ContentError if the content can't be imported
 */
export async function startApi(given: ApiSettings): Promise<Api> {
  const { runsTasks } = given;
  const settings = runsTasks ? given : { ...given, ticker: noTicker };
  const { dataFolder, databaseUrl, contentFolder, now, log } = settings;
  // Read before the content, so that no change in between is missed.
  const stamp = await contentFingerprint(contentFolder).catch(() => '');
  // A wrong CONTENT_DIR. An empty folder is one that is not mounted: the database replaces its files.
  if (!existsSync(contentFolder)) await readContent(contentFolder);
  const secret = await writable(dataFolder, () => tokenSecret(settings.tokenSecret, dataFolder));
  let read: Awaited<ReturnType<typeof readServedContent>> | undefined;
  const store = await openStore(databaseUrl, dataFolder, log, async (preparing) => {
    read = await readServedContent(preparing, settings);
    await importContent(preparing, read, now());
    await backfillPaidAt(preparing);
    await noteEndingsFile(preparing, now());
  });
  if (!read) throw new Error('The content was not read');
  const photographs = await Photographs.open(photoFolders(dataFolder), read.content, log);
  try {
    const contentFaults = { current: [...read.faults, ...photographs.faults] };
    logFaults(contentFaults.current, log);
    if (settings.operatorEmail) await appointOperator(store, settings.operatorEmail, now());
    for (const message of await operatorWarnings(store, settings.operatorEmail)) log({ level: 'warn', message });
    const mail = await mailer(settings);
    const listeners: (() => void)[] = [];
    const notifyOfChange = () => {
      for (const listener of listeners) listener();
    };
    const created = await createServices(settings, store, secret, mail, photographs, contentFaults);
    const services = { ...created, notifyOfChange };
    const app = createApp(services);
    const reconciler = reconcilePayments(services);
    const reminders = remindOfBalances(services);
    const detailsReminders = remindOfDetails(services);
    const departureMails = mailNewDepartures(services);
    const refunds = sendRefunds(services);
    const hearing = fetchMissedEvents(services);
    const forgetting = deleteExpiredData(store, settings);
    let making = Promise.resolve();
    // One run at a time: each makes everything that is missing.
    const makeMissing = () => {
      making = making.then(() => makePhotographs(services));
    };
    const report = faultReports(store);
    const reporting = schedule(
      'report the faults of the content',
      async () => {
        if (await report(contentFaults.current, now())) void services.mailQueue.run();
      },
      REPORT_INTERVAL_MS,
      settings.ticker,
      log,
    );
    const onChange = () => {
      if (runsTasks) makeMissing();
      notifyOfChange();
    };
    const following = watchContent({ ...services, settings: given }, stamp, onChange);
    const departing = followDepartures({ ...services, settings: given }, notifyOfChange);
    const finding = findPhotographs(services, runsTasks ? noTicker : given.ticker);
    if (runsTasks) {
      // Catch up on what the last run left open, while this one already serves.
      for (const task of [
        reconciler,
        hearing,
        reminders,
        detailsReminders,
        departureMails,
        refunds,
        forgetting,
        reporting,
        services.mailQueue,
      ])
        void task.run();
      makeMissing();
    }
    return {
      fetch: async (request, environment) => app.fetch(request, environment),
      firstLinkLine: () => firstLinkLine(services),
      onContentChange: (listener) => void listeners.push(listener),
      prepareToStop() {
        services.lifecycle.isStopping = true;
      },
      async close() {
        photographs.stop();
        services.sizedDrawings.stop();
        await Promise.all([
          reconciler.stop(),
          reminders.stop(),
          detailsReminders.stop(),
          departureMails.stop(),
          refunds.stop(),
          hearing.stop(),
          forgetting.stop(),
          following.stop(),
          departing.stop(),
          reporting.stop(),
          finding.stop(),
          services.mailQueue.stop(),
          // Only to tell this file from a backup's copy: a database that is gone by now is no reason to stay. Beside the
          // tasks, as each would wait for a silent database in turn.
          recordEnding(store, { kind: 'stopped' }, now()).catch(() => {}),
        ]);
        mail.close();
        await store.destroy();
      },
    };
  } catch (error) {
    photographs.stop();
    await store.destroy();
    throw error;
  }
}

const photoFolders = (dataFolder: string) => ({
  uploads: join(dataFolder, 'uploads'),
  cache: join(dataFolder, 'cache', 'photos'),
});

/** Generates the sizes of new photographs, and updates the catalogue as they become ready. */
async function makePhotographs({ photographs, store, catalogue, settings: { log, now } }: Services): Promise<void> {
  try {
    await photographs.make(async () => {
      Object.assign(catalogue, await loadCatalogue(store, photographs, now()));
    });
  } catch (error) {
    log({ level: 'error', message: "can't process the photographs", detail: errorDetail(error) });
  }
}

const REPORT_INTERVAL_MS = 60_000;

const FIND_INTERVAL_MS = 5_000;

/** Shows the photographs whose sizes another process has generated. */
function findPhotographs({ photographs, store, catalogue, settings: { log, now } }: Services, ticker: Ticker) {
  const find = async () => {
    if (await photographs.findMade()) Object.assign(catalogue, await loadCatalogue(store, photographs, now()));
  };
  return schedule('find the photographs', find, FIND_INTERVAL_MS, ticker, log);
}

async function createServices(
  settings: ApiSettings,
  store: Store,
  secret: string,
  mail: Mailer,
  photographs: Photographs,
  contentFaults: Services['contentFaults'],
): Promise<Omit<Services, 'notifyOfChange'>> {
  const { now, ticker, log, tokenSecretBefore } = settings;
  const catalogue = await loadCatalogue(store, photographs, now());
  const tokens = new Tokens([secret, ...(tokenSecretBefore ? [tokenSecretBefore] : [])].map(signingKey), now);
  const hash = keyedHash(deriveKey(secret, 'hashes'));
  const ceiling = mailCeiling(store, hash, now, log);
  const render = (row: QueuedMailRow) =>
    renderMail(store, row, siteDetails(settings), { tokens, hash, now, catalogue });
  return {
    settings,
    lifecycle: { isStopping: false },
    store,
    catalogue,
    contentFaults,
    photographs,
    hasher: new PasswordHasher(settings.passwordCost, settings.processes),
    sizedDrawings: new SizedDrawings(() => catalogue.gallery, join(settings.dataFolder, 'cache', 'drawings'), log),
    keyedHash: hash,
    tokens,
    google: await googleSignIn(settings),
    payments: await chosenProvider(settings),
    mailQueue: deliverQueuedMails(store, mail, ceiling, render, now, ticker, log),
  };
}

/**
 * Creates the data folder if necessary, and writes to it.
 * @throws SettingError if that fails
 */
async function writable<Result>(folder: string, write: () => Promise<Result>): Promise<Result> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await access(folder, constants.W_OK | constants.X_OK);
    await chmod(folder, OWNER_ONLY_FOLDER);
    return await write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new SettingError(`DATA_DIR: can't write to ${folder} (${code})`);
  }
}

// A site uses one way to send mail; the package of the other is never loaded.

async function googleSignIn({ google }: ApiSettings): Promise<GoogleSignIn | undefined> {
  if (!google) return undefined;
  const { GoogleSignIn } = await import('./accounts/google-sign-in.ts');
  return new GoogleSignIn(google);
}

const siteDetails = ({ publicUrl, mail, company }: ApiSettings) => ({
  publicUrl,
  officeAddress: mail.contactAddress,
  company,
});

async function mailer({ mail, dataFolder, publicUrl, log }: ApiSettings): Promise<Mailer> {
  const { hostname } = new URL(publicUrl);
  if (!mail.smtpUrl) return outboxMailer(join(dataFolder, 'outbox'), mail.from, hostname, log);
  const { smtpMailer } = await import('./mail/smtp-mailer.ts');
  return smtpMailer(mail.smtpUrl, mail.allowsPlainSmtp, mail.from, hostname);
}
