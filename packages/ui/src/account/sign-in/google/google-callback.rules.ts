import type { User } from '../../../api/entities.ts';
import { readUserValue } from '../../../api/read-user.ts';
import { hasTokenFormat } from '../../../provider/session-keys.ts';
import { isTokenExpired } from '../../session/token.rules.ts';
import { googleCallbackTexts, googleCallbackReasons as reasons } from './google-callback.texts.ts';

export { GOOGLE_MARKER_MS } from '../../session/session.timing.ts';

const messages = googleCallbackTexts.english;

/** The parameters of the return's address as they were found, and when they were read. */
export interface GoogleCallback {
  error: string | null;
  token: string | null;
  /** A user as JSON. */
  user: string | null;
  /** The marker that the backend brought back. A backend that knows nothing of it brings none. */
  marker: string | null;
  /** The marker with which this tab's visitor went to Google; undefined where they did not. */
  expectedMarker: string | undefined;
  /**
   * Whether the backend is known to return the marker: then a return without it was made by another person. Default
   * false.
   */
  echoesMarker?: boolean;
  /** Whether a visitor is signed in here, or their session is being restored. */
  hasSession: boolean;
  /** Seconds since 1970. */
  nowSeconds: number;
}

/** The errors that the reference backend puts into the address, besides those of Google itself. */
export type GoogleError = keyof typeof messages.advice;

/**
 * A cookie of the callback page's own address by which a backend on the same host says, when a visit to Google begins,
 * that it brings the marker back. It holds nothing else.
 */
export const ECHOES_MARKER_COOKIE = 'google-marker-comes-back';

/**
 * Whether a return signs in. One that this browser did not ask for was made by another person, who would have the
 * visitor use an account of theirs, or signed out: it changes nothing. `message` is the reason, for the console and not
 * for the visitor. `advice` is for the visitor, if there is something to do about it.
 */
export type GoogleCallbackVerdict =
  | { isAccepted: true; token: string; user: User }
  | { isAccepted: false; isRequested: boolean; message: string; advice?: GoogleError };

/** Judges a return from Google; of several faults the first in this order is named. */
export function judgeGoogleCallback(callback: GoogleCallback): GoogleCallbackVerdict {
  const { error, token, user, marker, expectedMarker, echoesMarker = false, nowSeconds } = callback;
  const unrequested = { isAccepted: false, isRequested: false, message: reasons.unrequested } as const;
  if (!expectedMarker || (marker !== null && marker !== expectedMarker)) return unrequested;
  // The backend itself comes without it where its own memory of the visit is gone, and says so.
  if (marker === null && echoesMarker) return { ...unrequested, ...(error && adviceOn(error)) };
  if (error) return { ...reject(reasons.providerError(error)), ...adviceOn(error) };
  if (!token || !user) return reject(reasons.dataMissing);
  if (!hasTokenFormat(token)) return reject(reasons.tokenInvalid);
  const found = readUser(user);
  if (typeof found === 'string') return reject(found);
  if (isTokenExpired(token, nowSeconds)) return reject(reasons.tokenInvalid);
  return { isAccepted: true, token, user: found };
}

/** Own names alone: `constructor` in the address is no advice. */
const adviceOn = (error: string) => (Object.hasOwn(messages.advice, error) ? { advice: error as GoogleError } : {});

const reject = (message: string): GoogleCallbackVerdict => ({ isAccepted: false, isRequested: true, message });

/** The user, or the message that says what is wrong with it. */
function readUser(text: string): User | string {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reasons.userUnreadable;
  const { id, email, fullname } = value as Partial<User>;
  // An id may be 0; an empty text is none.
  if ([id, email, fullname].some((fact) => fact === undefined || fact === null || fact === '')) {
    return reasons.userIncomplete;
  }
  return readUserValue(value) ?? reasons.userUnreadable;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
