import { formatUsd } from '@trek/ui/kit/format';
import { accountEmail } from '@trek/ui/sign-in/rules';
import { SettingError } from './core/setting-error.ts';
import { fromWorkspace, runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { writeAuditEntry } from './store/audit-log.ts';
import { plainReference } from './store/booking-reference.ts';
import { decideCancellation, requestedCancellations } from './store/cancellations.ts';
import { decideDepartureRequest, requestedDepartures } from './store/departure-requests.ts';
import { openStore, type Store } from './store/open-store.ts';
import { COMMAND_LINE_ACTOR, dismissOperator, reinstateOperator } from './store/operators.ts';
import { type DataRequest, ErasureRefusedError, eraseAccount, exportPersonalData } from './store/personal-data.ts';
import type { UserRow } from './store/schema.ts';
import { removeFactor } from './store/second-factors.ts';
import { signOutEverywhere } from './store/sessions.ts';
import { travelersByReference } from './store/travelers.ts';
import { userByEmail } from './store/users.ts';

/**
 * The office on the command line, while the site runs: `office.ts list`, `office.ts travelers <reference>`, `office.ts
 * approve|confirm|decline <reference> <who decides>`. `approve` is for cancellations, `confirm` for requested
 * departures; both can be declined. The running site sends the mails and refunds.
 *
 * `office.ts dismiss <e-mail>` removes an account's access to the office, and `appoint` restores it. `sign-out
 * <e-mail>` ends every session of an account, and `forget-factor <e-mail>` removes a lost authenticator app. `export
 * <e-mail>` prints what is stored about an account, and `erase <e-mail>` erases it.
 */

const ANSWERS = ['approve', 'confirm', 'decline'] as const;
type Answer = (typeof ANSWERS)[number];
const USAGE = `Usage: npm run office -- list, npm run office -- travelers <reference>, npm run office -- ${ANSWERS.join('|')} <reference> <your name>, or npm run office -- dismiss|appoint|sign-out|forget-factor|export|erase <e-mail>`;
await runCommand(run);

async function run(): Promise<void> {
  const { databaseUrl, dataFolder, log, now } = readSettings(process.env);
  const [action, reference, ...names] = process.argv.slice(2);
  const store = await openStore(databaseUrl, fromWorkspace(dataFolder), log);
  try {
    if (action === 'list') await list(store);
    else if (action === 'travelers' && reference) await showTravelers(store, reference, now());
    else if (isAnswer(action))
      await decide(store, action, reference && plainReference(reference), names.join(' '), now());
    else if (action === 'dismiss' && reference) await dismiss(store, reference, now());
    else if (action === 'appoint' && reference) await appoint(store, reference, now());
    else if (action === 'sign-out' && reference) await signOut(store, reference, now());
    else if (action === 'forget-factor' && reference) await forget(store, reference, now());
    else if (action === 'export' && reference) await exportData(store, reference, now());
    else if (action === 'erase' && reference) await erase(store, reference, now());
    else throw new SettingError(USAGE);
  } finally {
    await store.destroy();
  }
}

function isAnswer(action: string | undefined): action is Answer {
  return ANSWERS.some((answer) => answer === action);
}

async function list(store: Store): Promise<void> {
  const cancellations = await requestedCancellations(store);
  for (const { reference, refund_usd, requested_at } of cancellations) {
    console.log(`${reference}  requested ${requested_at}  refund ${formatUsd(refund_usd)}`);
  }
  console.log(`${cancellations.length} open cancellation requests`);
  const departures = await requestedDepartures(store);
  for (const { reference, requested_at, start_date, travelers } of departures) {
    console.log(`${reference}  requested ${requested_at}  starts ${start_date}  travelers ${travelers}`);
  }
  console.log(`${departures.length} open departure requests`);
}

async function showTravelers(store: Store, reference: string, now: Date): Promise<void> {
  const travelers = await travelersByReference(store, reference);
  if (!travelers) throw new SettingError(`There is no booking ${reference}`);
  await writeAuditEntry(store, { event: 'travelers-seen', who: COMMAND_LINE_ACTOR, about: reference }, now);
  console.log(`${travelers.length} travelers of ${reference} have details`);
  for (const traveler of travelers) {
    for (const [field, value] of Object.entries(traveler)) console.log(`${field}: ${value}`);
  }
}

async function decide(
  store: Store,
  answer: Answer,
  reference: string | undefined,
  who: string,
  now: Date,
): Promise<void> {
  if (!reference || !who) throw new SettingError(USAGE);
  const said =
    (answer !== 'confirm' && (await answerCancellation(store, answer, reference, who, now))) ||
    (answer !== 'approve' && (await answerDeparture(store, answer, reference, who, now)));
  if (!said) throw new SettingError(`There is no request to ${answer} for ${reference}`);
  console.log(`${reference}: ${said}`);
}

async function answerCancellation(
  store: Store,
  answer: 'approve' | 'decline',
  reference: string,
  who: string,
  now: Date,
): Promise<string | undefined> {
  const decision = answer === 'approve' ? 'approved' : 'declined';
  return (await decideCancellation(store, reference, decision, who, now)) ? decision : undefined;
}

async function answerDeparture(
  store: Store,
  answer: 'confirm' | 'decline',
  reference: string,
  who: string,
  now: Date,
): Promise<string | undefined> {
  const decision = answer === 'confirm' ? 'confirmed' : 'declined';
  const decided = await decideDepartureRequest(store, reference, decision, who, now);
  return decided && `${decision}, ${decided.travelers} from ${decided.start_date}`;
}

async function dismiss(store: Store, email: string, now: Date): Promise<void> {
  if (!(await dismissOperator(store, email, now))) throw new SettingError(`${email} is not an operator`);
  console.log(`${email}: no longer an operator`);
}

async function appoint(store: Store, email: string, now: Date): Promise<void> {
  if (!(await reinstateOperator(store, email, now))) throw new SettingError(`${email} was never dismissed`);
  console.log(`${email}: can open the office again once OPERATOR_EMAIL names it and the site has restarted`);
}

async function signOut(store: Store, email: string, now: Date): Promise<void> {
  if (!(await signOutEverywhere(store, email, now))) throw noAccount(email);
  console.log(`${email}: signed out everywhere`);
}

async function forget(store: Store, email: string, now: Date): Promise<void> {
  if (!(await removeFactor(store, email, now))) throw new SettingError(`${email} has no authenticator app`);
  console.log(`${email}: will set up a new authenticator app on the next visit to the office`);
}

async function exportData(store: Store, email: string, now: Date): Promise<void> {
  const user = await account(store, email);
  console.log(JSON.stringify(await exportPersonalData(store, user, request(user), now), null, 2));
}

async function erase(store: Store, email: string, now: Date): Promise<void> {
  const user = await account(store, email);
  await eraseAccount(store, user.id, request(user), now).catch((error: unknown) => {
    throw error instanceof ErasureRefusedError ? new SettingError(error.message) : error;
  });
  console.log(`${email}: erased`);
}

async function account(store: Store, email: string): Promise<UserRow> {
  const user = await userByEmail(store, accountEmail(email));
  if (!user) throw noAccount(email);
  return user;
}

function noAccount(email: string): SettingError {
  return new SettingError(`There is no account with the address ${email}`);
}

/**
 * The person at the command line has verified who asks. The audit log names the account by id, because the address
 * would outlive the erasure.
 */
function request({ id }: UserRow): DataRequest {
  return { trace: { who: COMMAND_LINE_ACTOR, about: id }, ownsMessages: true };
}
