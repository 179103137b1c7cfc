import type { ApiContext, HttpServices } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { isCodeRight, openCode, takeCode } from '../store/email-codes.ts';
import type { Store } from '../store/open-store.ts';
import type { EmailCodeRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';

/** The browser tells these apart by their status: 400 lets try again, 410 asks for another code. */
const wrong = () => new HttpError(400, 'The code is not correct.');
/** The answer to a code that does not work any more. */
export const codeIsOver = () => new HttpError(410, 'The code has expired or was used. Please ask for another one.');

/** Checks codes that are entered: for guests and accounts alike, so that neither offers extra guesses. */
export class CodeEntry {
  readonly #services: HttpServices;
  readonly #limit: RateLimit;

  constructor(services: HttpServices) {
    this.#services = services;
    this.#limit = new RateLimit(services, 'code');
  }

  /**
   * Uses a right code up, and does the work that it is for in the same transaction.
   * @param purposes what the call is for: other codes are none here
   * @throws HttpError 400 for a wrong code, 410 for one that is over, 429
   */
  async redeem<Result>(
    context: ApiContext,
    { codeId, code }: { codeId: string; code: string },
    purposes: readonly EmailCodeRow['purpose'][],
    work: (transaction: Store, row: EmailCodeRow) => Promise<Result>,
  ): Promise<Result> {
    const { store, settings, keyedHash } = this.#services;
    const attempt = await this.#limit.count(context, codeId);
    const row = await openCode(store, codeId, settings.now());
    if (!row || !purposes.includes(row.purpose)) throw codeIsOver();
    if (!isCodeRight(row, keyedHash, code)) throw wrong();
    const done = await inTransaction(store, async (transaction) =>
      (await takeCode(transaction, row)) ? { is: await work(transaction, row) } : undefined,
    );
    if (!done) throw codeIsOver();
    await attempt.refund();
    return done.is;
  }
}
