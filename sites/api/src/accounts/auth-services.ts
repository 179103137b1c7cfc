import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { Tokens } from './tokens.ts';

/** The services that authentication needs. */
export interface AuthServices {
  store: Store;
  settings: ApiSettings;
  tokens: Tokens;
}
