import { createHash } from 'node:crypto';
import { RESET_LINK_HOURS } from '@trek/ui/internal/sign-in/password-rules';
import { EMAIL_LINK_DAYS } from '@trek/ui/internal/sign-in/rules';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { newSecretId } from '../core/secret-id.ts';
import type { OfficeInvitationRow, SessionRow, UserRow } from '../store/schema.ts';
import type { SigningKey } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const SESSION_AUDIENCE = 'session';
const OFFICE_AUDIENCE = 'office';
const GUEST_AUDIENCE = 'guest';
const RESET_AUDIENCE = 'password-reset';
const CONFIRMATION_AUDIENCE = 'email-confirmation';
const STOP_MAILS_AUDIENCE = 'stop-departure-mails';
const INVITATION_AUDIENCE = 'office-invitation';
const REVIEW_AUDIENCE = 'review';
const GOOGLE_AUDIENCE = 'google-sign-in';

const DAY_SECONDS = 86_400;
const RESET_SECONDS = RESET_LINK_HOURS * 3_600;
const CONFIRMATION_SECONDS = EMAIL_LINK_DAYS * DAY_SECONDS;
/** Mails are read late: the law's 30 days are the least. Source: 15 U.S.C. 7704(a)(3) */
const STOP_MAILS_SECONDS = 730 * DAY_SECONDS;
/** A review may wait for a quiet evening; mails that ask for it can be stopped as long as the others. */
const REVIEW_SECONDS = STOP_MAILS_SECONDS;
/** How long a visitor may stay at Google. */
const GOOGLE_FLOW_SECONDS = 600;

/** `exp` is in whole seconds. */
const sessionClaims = z.object({ userId: z.string(), sid: z.string(), exp: z.int() });
const resetClaims = z.object({ userId: z.string(), jti: z.string() });
const confirmationClaims = z.object({ userId: z.string(), email: z.string() });
const invitationClaims = z.object({ invitationId: z.string() });
const stopMailsClaims = z.object({ userId: z.string() });
const reviewClaims = z.object({ bookingId: z.string() });
const googleFlowClaims = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Tells the site's page that its visitor started this sign-in. */
  marker: z.string().optional(),
});

/** The user and session of a token. The store decides whether they are still valid. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** Binds Google's answer to the browser that asked. */
export type GoogleFlow = z.output<typeof googleFlowClaims>;

/** A link to set a new password. The store keeps `idHash`, never the token. */
export interface ResetToken {
  token: string;
  idHash: string;
  issuedAt: Date;
  expiresAt: Date;
}

export type ResetTokenResult =
  | { state: 'good'; userId: string; idHash: string }
  | { state: 'expired' }
  | { state: 'invalid' };

export type ConfirmationTokenResult =
  | { state: 'good'; userId: string; email: string }
  | { state: 'expired' }
  | { state: 'invalid' };

/** Creates and reads nine kinds of tokens. The audience keeps one kind from passing as another. */
export class Tokens {
  readonly #keys: readonly SigningKey[];
  readonly #now: () => Date;

  /** @param keys the first one signs; tokens of all of them are valid */
  constructor(keys: readonly SigningKey[], now: () => Date) {
    this.#keys = keys;
    this.#now = now;
  }

  /** The bearer token of a session. Both expire together. */
  session({ id: userId, email, fullname, role }: UserRow, session: SessionRow): Promise<string> {
    return this.#ofSession({ userId, email, fullname, role }, session, SESSION_AUDIENCE);
  }

  /** The token that opens the office for the rest of a session, after the second factor. */
  office({ id: userId }: UserRow, session: SessionRow): Promise<string> {
    return this.#ofSession({ userId }, session, OFFICE_AUDIENCE);
  }

  /** The bearer token of a guest, for the calls of one booking. */
  guest({ id: userId }: UserRow, session: SessionRow): Promise<string> {
    return this.#ofSession({ userId }, session, GUEST_AUDIENCE);
  }

  /** The claims of a valid session token; undefined for anything else. */
  readSession(token: string): Promise<SessionClaims | undefined> {
    return this.#readOfSession(token, SESSION_AUDIENCE);
  }

  /** The claims of a valid office token; undefined for anything else. */
  readOffice(token: string): Promise<SessionClaims | undefined> {
    return this.#readOfSession(token, OFFICE_AUDIENCE);
  }

  /** The claims of a valid guest token; undefined for anything else. */
  readGuest(token: string): Promise<SessionClaims | undefined> {
    return this.#readOfSession(token, GUEST_AUDIENCE);
  }

  async #readOfSession(token: string, audience: string): Promise<SessionClaims | undefined> {
    try {
      const { userId, sid } = sessionClaims.parse(await this.#verify(token, audience));
      return { userId, sessionId: sid };
    } catch {
      return undefined;
    }
  }

  /** A token that resets the user's password once within an hour. */
  async reset(userId: string): Promise<ResetToken> {
    const jti = newSecretId();
    const issuedAt = this.#now();
    return {
      token: await this.#sign({ userId, jti }, RESET_AUDIENCE, RESET_SECONDS),
      idHash: idHashOf(jti),
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + RESET_SECONDS * 1000),
    };
  }

  /** Reads a reset token. The store decides whether it was used before. */
  async readReset(token: string): Promise<ResetTokenResult> {
    try {
      const { userId, jti } = resetClaims.parse(await this.#verify(token, RESET_AUDIENCE));
      return { state: 'good', userId, idHash: idHashOf(jti) };
    } catch (error) {
      return { state: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  /** A token that proves its owner reads mail at the account's address. */
  emailConfirmation({ id: userId, email }: UserRow): Promise<string> {
    return this.#sign({ userId, email }, CONFIRMATION_AUDIENCE, CONFIRMATION_SECONDS);
  }

  async readEmailConfirmation(token: string): Promise<ConfirmationTokenResult> {
    try {
      return { state: 'good', ...confirmationClaims.parse(await this.#verify(token, CONFIRMATION_AUDIENCE)) };
    } catch (error) {
      return { state: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  /** A token that stops the mails about departures, for anyone who has one of them. It does nothing else. */
  stopMails({ id: userId }: Pick<UserRow, 'id'>): Promise<string> {
    return this.#sign({ userId }, STOP_MAILS_AUDIENCE, STOP_MAILS_SECONDS);
  }

  /** The user whose mails a token stops; undefined: it is invalid or expired. */
  async readStopMails(token: string): Promise<string | undefined> {
    try {
      return stopMailsClaims.parse(await this.#verify(token, STOP_MAILS_AUDIENCE)).userId;
    } catch {
      return undefined;
    }
  }

  /** A token that accepts an invitation to the office. The store decides whether that still waits. */
  invitation({ id: invitationId, expires_at }: Pick<OfficeInvitationRow, 'id' | 'expires_at'>): Promise<string> {
    const seconds = Math.floor(Date.parse(expires_at) / 1000) - this.#seconds();
    return this.#sign({ invitationId }, INVITATION_AUDIENCE, seconds);
  }

  /** The invitation that a token accepts; undefined: it is invalid or expired. */
  async readInvitation(token: string): Promise<string | undefined> {
    try {
      return invitationClaims.parse(await this.#verify(token, INVITATION_AUDIENCE)).invitationId;
    } catch {
      return undefined;
    }
  }

  /** A token by which the customer of a booking writes its review, and stops mails that ask for one. It opens nothing else. */
  review(bookingId: string): Promise<string> {
    return this.#sign({ bookingId }, REVIEW_AUDIENCE, REVIEW_SECONDS);
  }

  /** The booking that a token lets someone review; undefined: it is invalid or expired. */
  async readReview(token: string): Promise<string | undefined> {
    try {
      return reviewClaims.parse(await this.#verify(token, REVIEW_AUDIENCE)).bookingId;
    } catch {
      return undefined;
    }
  }

  /** Stores a visit to Google in the visitor's own cookie. */
  googleFlow(flow: GoogleFlow): Promise<string> {
    return this.#sign(flow, GOOGLE_AUDIENCE, GOOGLE_FLOW_SECONDS);
  }

  /** The visit stored in a cookie; undefined if it is invalid or expired. */
  async readGoogleFlow(cookie: string): Promise<GoogleFlow | undefined> {
    try {
      return googleFlowClaims.parse(await this.#verify(cookie, GOOGLE_AUDIENCE));
    } catch {
      return undefined;
    }
  }

  #ofSession(claims: JWTPayload, { id: sid, ends_at }: SessionRow, audience: string): Promise<string> {
    const seconds = Math.floor(Date.parse(ends_at) / 1000) - this.#seconds();
    return this.#sign({ ...claims, sid }, audience, seconds);
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #key(id = this.#keys[0]?.id): SigningKey {
    const found = this.#keys.find((key) => key.id === id);
    if (!found) throw new errors.JWKSNoMatchingKey();
    return found;
  }

  #sign(claims: JWTPayload, audience: string, seconds: number): Promise<string> {
    const issuedAt = this.#seconds();
    const { id: kid, key } = this.#key();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  }

  async #verify(token: string, audience: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, ({ kid }) => this.#key(kid).key, {
      algorithms: [ALGORITHM],
      audience,
      requiredClaims: ['exp'],
      currentDate: this.#now(),
    });
    return payload;
  }
}

function idHashOf(jti: string): string {
  return createHash('sha256').update(jti).digest('base64url');
}
