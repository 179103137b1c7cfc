import { readField } from '../../api/http/read-value.ts';
import type { ApiCallName } from '../../contract/calls.ts';
import type { Came } from './caller.ts';
import type { CheckAccount } from './check-account.ts';
import type { KnownTrek } from './check-catalogue.ts';
import { type CheckRun, REFUSALS } from './check-run.ts';

const codeIdIn = (came: Came) => String(readField(came.value, 'codeId'));

/** A code of six digits, which is the right one once in a million runs. */
const GUESS = '739204';
/** Statuses by which the kit tells a wrong code from one that is over. */
const [WRONG, OVER] = [[400], [410]];

async function checkEntry(run: CheckRun, name: ApiCallName, codeId: string, token?: string): Promise<void> {
  const enter = (body: object) => run.call(name, { body, ...(token && { token }) });
  const subject = name === 'beginGuestSession' ? 'a guest' : 'an account';
  const wrong = await enter({ codeId, code: GUESS });
  run.refused(`a wrong code of ${subject} is refused`, wrong, WRONG, 'the code is another');
  const unknown = await enter({ codeId: 'no-code', code: GUESS });
  run.refused(`a code of ${subject} that was never asked for is refused`, unknown, OVER, 'no code waits to be entered');
}

/** Checks the way in without an account, as far as it goes without reading mail. */
export async function checkGuests(run: CheckRun, account: CheckAccount, treks: readonly KnownTrek[]): Promise<void> {
  const open = treks.find(({ trek }) => trek.priceUsd !== null && trek.bookingPolicy?.guests);
  if (!open)
    return run.skip('bookings without an account', 'no trek announces them by `guests` in its `bookingPolicy`');
  const { email } = account;
  const ask = (body: object) => run.call('requestGuestCode', { body });
  const came = await ask({ email, trekId: open.trek.id });
  run.good('a visitor without an account gets a code for a trek', 'requestGuestCode', came);
  const returning = await ask({ email, reference: 'NO-BOOKING' });
  run.good('a code for a booking that there is not is answered alike', 'requestGuestCode', returning, () => [
    returning.status !== came.status && {
      expected: `the status ${came.status}, as for a known one`,
      advice: 'Answer alike, so that no one learns who has booked.',
    },
  ]);
  const unknown = await ask({ email, trekId: 999_999_999 });
  run.refused('a code for a trek that there is not is refused', unknown, REFUSALS, 'no trek has the id');
  if (came.status < 300) await checkEntry(run, 'beginGuestSession', codeIdIn(came));
}

/** Checks the code by which an account confirms its address. */
export async function checkEmailCode(run: CheckRun, { token }: CheckAccount): Promise<void> {
  const came = await run.call('requestEmailCode', { token, body: {} });
  run.good('an account gets a code for its address ("email-code")', 'requestEmailCode', came);
  if (came.status < 300) await checkEntry(run, 'confirmEmailCode', codeIdIn(came), token);
}
