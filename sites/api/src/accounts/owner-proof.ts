import type { ApiContext, HttpServices } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { type Attempt, RateLimit } from '../http/rate-limit.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { isFresh } from './session-limits.ts';
import { refuseVoidPassword } from './void-passwords.ts';

type Hashing = HttpServices & { hasher: PasswordHasher };

const WRONG_PASSWORD = 'The current password is not correct.';

/** Asks for the person behind a session, before what a stolen session must not do. */
export class OwnerProof {
  readonly #services: Hashing;
  /** One for all that asks for a password, so that none of it offers extra guesses. */
  readonly #limit: RateLimit;

  constructor(services: Hashing) {
    this.#services = services;
    this.#limit = new RateLimit(services, 'password-change');
  }

  /**
   * Requires the account's password. An account of Google has none: its owner has to have come from there just now.
   * @throws HttpError 400, 403 or 429
   */
  async require(context: ApiContext, password: string | undefined): Promise<void> {
    const { user, session } = context.var;
    if (user.password_hash !== null) {
      await this.withPassword(context, password ?? '', async () => {});
    } else if (!isFresh(session, this.#services.settings.now())) {
      throw new HttpError(403, 'Please sign in with Google again, and repeat this within ten minutes.');
    }
  }

  /**
   * Does work for someone who knows the account's password.
   * @throws HttpError 400 if it is wrong, 401 if it was replaced, 429
   */
  async withPassword<Result>(
    context: ApiContext,
    password: string,
    work: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    const { user } = context.var;
    refuseVoidPassword(user);
    const attempt = await this.#limit.count(context, user.email);
    const result = await attempt.refundOnFailure(async () => {
      const turn = { lane: 'other', caller: attempt.caller } as const;
      if (!(await this.#services.hasher.verify(user.password_hash, password, turn))) return undefined;
      return { is: await work(attempt) };
    });
    if (!result) {
      await audit(this.#services, context, 'sign-in-failed', { account: user.email, about: 'asked again' });
      throw new HttpError(400, WRONG_PASSWORD);
    }
    await attempt.refund();
    return result.is;
  }
}
