import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { SessionRow, UserRow } from '../store/schema.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { SharedBodyTypes } from './shared-body.ts';

/** What the server that took the request may pass along: its socket tells who is calling. */
export interface RequestEnvironment {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** Types of the HTTP app: what comes with a request and what the middleware adds. */
export interface ApiTypes {
  Bindings: RequestEnvironment | undefined;
  Variables: RequestIdVariables &
    SharedBodyTypes['Variables'] & {
      /** Set behind `requireUser`. */
      user: UserRow;
      /** The session that the bearer token is of; set behind `requireUser`. */
      session: SessionRow;
    };
}

export type ApiContext = Context<ApiTypes>;

/** What the middleware of this folder needs of the server. */
export interface HttpServices {
  store: Store;
  settings: ApiSettings;
  keyedHash: KeyedHash;
}
