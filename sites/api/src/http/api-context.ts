import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { GuestRow, SessionRow, UserRow } from '../store/schema.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { SharedBodyTypes } from './shared-body.ts';

/** The HTTP server's values: its socket has the caller's address. */
export interface RequestEnvironment {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** Types of the HTTP app: its bindings, and what middleware adds. */
export interface ApiTypes {
  Bindings: RequestEnvironment | undefined;
  Variables: RequestIdVariables &
    SharedBodyTypes['Variables'] & {
      /** Set behind `requireUser`. */
      user: UserRow;
      /** The session of the bearer token; set behind `requireUser`. */
      session: SessionRow;
      /** The guest behind the user; undefined: the user has an account. */
      guest?: GuestRow;
    };
}

export type ApiContext = Context<ApiTypes>;

/** The services that this folder's middleware needs. */
export interface HttpServices {
  store: Store;
  settings: ApiSettings;
  keyedHash: KeyedHash;
}
