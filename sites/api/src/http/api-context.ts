import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { SessionClaims } from '../accounts/tokens.ts';
import type { UserRow } from '../store/schema.ts';

/** What the server that took the request may pass along: its socket tells who is calling. */
export interface RequestEnvironment {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** Types of the HTTP app: what comes with a request and what the middleware adds. */
export interface ApiTypes {
  Bindings: RequestEnvironment | undefined;
  Variables: RequestIdVariables & {
    /** The body of an answer without one, which is the same bytes for everybody; see `sendSharedBody`. */
    sharedBody?: Uint8Array<ArrayBuffer>;
    /** Set behind `requireUser`. */
    user: UserRow;
    /** The bearer token's own claims; set behind `requireUser`. */
    session: SessionClaims;
  };
}

export type ApiContext = Context<ApiTypes>;
