import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { Tokens } from './tokens.ts';

/** What authentication needs of the server. */
export interface AuthServices {
  store: Store;
  settings: ApiSettings;
  tokens: Tokens;
}
