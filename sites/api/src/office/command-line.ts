import { randomUUID } from 'node:crypto';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { formatUsd } from '@trek/ui/kit/format';
import { usdOf } from '@trek/ui/pricing';
import { SettingError } from '../core/setting-error.ts';
import { UnavailableError } from '../core/unavailable-error.ts';
import { HttpError } from '../http/http-error.ts';
import { endAccount } from '../payments/end-account.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { writeAuditEntry } from '../store/audit-log.ts';
import { cancellationCents } from '../store/booking-money.ts';
import { plainReference } from '../store/booking-reference.ts';
import { requestedCancellations } from '../store/cancellations.ts';
import { dismissOperator } from '../store/colleagues.ts';
import { requestedDepartures } from '../store/departure-requests.ts';
import { guestByReference } from '../store/guests.ts';
import { bookingByReference, type ListedBooking } from '../store/office-bookings.ts';
import { COMMAND_LINE_ACTOR, reinstateOperator } from '../store/operators.ts';
import { type DataRequest, exportPersonalData } from '../store/personal-data.ts';
import { recordRetentionRun } from '../store/retention-runs.ts';
import type { UserRow } from '../store/schema.ts';
import { removeFactor } from '../store/second-factors.ts';
import { signOutEverywhere } from '../store/sessions.ts';
import { travelersByReference } from '../store/travelers.ts';
import { userByEmail } from '../store/users.ts';
import type { OfficeCommand } from './office-command.ts';
import { performCommand } from './perform-command.ts';
import { cancellationAnswer, departureAnswer } from './request-answers.ts';

/**
 * @param subject a booking's reference, or an account's e-mail address
 * @param who name of the person at the command line
 * @returns what to print
 * @throws SettingError if the command does not apply
 */
type Command = (services: PaymentServices, subject: string, who: string) => Promise<string>;

type Answer = 'approve' | 'confirm' | 'decline';

/** The office on the command line, while the site runs, which sends the mails and refunds. */
export const COMMANDS = {
  list: async ({ store }) => {
    const cancellations = await requestedCancellations(store);
    const departures = await requestedDepartures(store);
    return [
      ...cancellations.map(
        (request) =>
          `${request.reference}  requested ${request.requested_at}  refund ${formatUsd(usdOf(cancellationCents(request).refundCents))}`,
      ),
      `${cancellations.length} open cancellation requests`,
      ...departures.map(
        ({ reference, requested_at, start_date, travelers }) =>
          `${reference}  requested ${requested_at}  starts ${start_date}  travelers ${travelers}`,
      ),
      `${departures.length} open departure requests`,
    ].join('\n');
  },

  travelers: async ({ store, settings }, reference) => {
    const travelers = await travelersByReference(store, reference);
    if (!travelers) throw new SettingError(`There is no booking ${reference}`);
    const entry = { event: 'travelers-seen', who: COMMAND_LINE_ACTOR, about: reference } as const;
    await writeAuditEntry(store, entry, settings.now());
    return [
      `${travelers.length} travelers of ${reference} have details`,
      ...travelers.flatMap((traveler) => Object.entries(traveler).map(([field, value]) => `${field}: ${value}`)),
    ].join('\n');
  },

  approve: (services, reference, who) => answer(services, 'approve', reference, who),
  confirm: (services, reference, who) => answer(services, 'confirm', reference, who),
  decline: (services, reference, who) => answer(services, 'decline', reference, who),

  dismiss: async ({ store, settings }, email) => {
    if (!(await dismissOperator(store, email, settings.now()))) throw new SettingError(`${email} is not an operator`);
    return `${email}: no longer an operator`;
  },

  appoint: async ({ store, settings }, email) => {
    if (!(await reinstateOperator(store, email, settings.now()))) {
      throw new SettingError(`${email} was never dismissed`);
    }
    return `${email}: can open the office again once OPERATOR_EMAIL names it and the site has restarted`;
  },

  'sign-out': async ({ store, settings }, email) => {
    if (!(await signOutEverywhere(store, email, settings.now()))) throw noAccount(email);
    return `${email}: signed out everywhere`;
  },

  'forget-factor': async ({ store, settings }, email) => {
    if (!(await removeFactor(store, email, settings.now()))) {
      throw new SettingError(`${email} has no authenticator app`);
    }
    return `${email}: will set up a new authenticator app on the next visit to the office`;
  },

  'confirm-clock': async ({ store, settings }) => {
    await recordRetentionRun(store, settings.now());
    return `Confirmed ${settings.now().toISOString()}: expired data is deleted within the hour`;
  },

  export: async (services, email) => {
    const user = await account(services, email);
    return JSON.stringify(
      await exportPersonalData(services.store, user, request(user), services.settings.now()),
      null,
      2,
    );
  },

  erase: async (services, email) => {
    const user = await account(services, email);
    await endAccount(services, user.id, request(user)).catch(refuse);
    return `${email}: erased`;
  },
} satisfies Readonly<Record<string, Command>>;

/** Commands that name a booking and who answers its request. */
const ANSWERS: readonly string[] = ['approve', 'confirm', 'decline'] satisfies Answer[];

/** Commands about the whole site. */
const ALONE: readonly string[] = ['list', 'confirm-clock'];

/** Whether a command has the words that it needs. */
export function isComplete(name: string | undefined, subject: string, who: string): name is keyof typeof COMMANDS {
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) return false;
  return ALONE.includes(name) || (subject !== '' && (who !== '' || !ANSWERS.includes(name)));
}

async function answer(services: PaymentServices, word: Answer, subject: string, who: string): Promise<string> {
  const reference = plainReference(subject);
  const answered =
    (word !== 'confirm' && (await answerCancellation(services, word, reference, who))) ||
    (word !== 'approve' && (await answerDeparture(services, word, reference, who)));
  if (!answered) throw new SettingError(`There is no request to ${word} for ${reference}`);
  return `${reference}: ${answered}`;
}

async function answerCancellation(
  services: PaymentServices,
  word: 'approve' | 'decline',
  reference: string,
  who: string,
): Promise<string | undefined> {
  const requests = await requestedCancellations(services.store);
  if (!requests.some((request) => request.reference === reference)) return undefined;
  const decision = word === 'approve' ? 'approved' : 'declined';
  await perform(services, reference, who, (booking) =>
    cancellationAnswer(services.settings, booking, decision, who, trace()),
  );
  return decision;
}

async function answerDeparture(
  services: PaymentServices,
  word: 'confirm' | 'decline',
  reference: string,
  who: string,
): Promise<string | undefined> {
  const requests = await requestedDepartures(services.store);
  const departureRequest = requests.find((request) => request.reference === reference);
  if (!departureRequest) return undefined;
  const decision = word === 'confirm' ? 'confirmed' : 'declined';
  await perform(services, reference, who, (booking) =>
    departureAnswer(services.settings, booking, decision, who, trace()),
  );
  return `${decision}, ${departureRequest.travelers} from ${departureRequest.start_date}`;
}

const trace = () => ({ key: randomUUID(), detail: COMMAND_LINE_ACTOR });

async function perform(
  services: PaymentServices,
  reference: string,
  who: string,
  answerTo: (booking: ListedBooking) => OfficeCommand,
): Promise<void> {
  const booking = await bookingByReference(services.store, reference);
  if (!booking) throw new SettingError(`There is no booking ${reference}`);
  await performCommand(services, booking, answerTo(booking), who).catch(refuse);
}

/** For a person at the command line, a refusal is one line. */
function refuse(error: unknown): never {
  const isRefusal = error instanceof HttpError || error instanceof UnavailableError;
  throw isRefusal ? new SettingError(error.message) : error;
}

/** @param email an account's address, or the reference of a guest's booking */
async function account({ store }: PaymentServices, email: string): Promise<UserRow> {
  const user =
    (await userByEmail(store, accountEmail(email))) ?? (await guestByReference(store, plainReference(email)));
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
