import type { GoogleSignIn } from '../accounts/google-sign-in.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizedDrawings } from '../catalogue/sized-drawings.ts';
import type { ContentFault } from '../content/content-fault.ts';
import type { RecurringTask } from '../core/schedule.ts';
import type { KeyedHash } from '../http/keyed-hash.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Photographs } from '../photos/photographs.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';

/** Whether the server is shutting down. */
export interface Lifecycle {
  /** True once it has been asked to stop. */
  isStopping: boolean;
}

/** Dependencies of the routes: created once at start, the same for every request. */
export interface Services {
  settings: ApiSettings;
  lifecycle: Lifecycle;
  store: Store;
  /** Its responses change as photographs become ready: read them at each request. */
  catalogue: Catalogue;
  /** Errors of content files that the site does without. */
  contentFaults: { current: readonly ContentFault[] };
  photographs: Photographs;
  sizedDrawings: SizedDrawings;
  hasher: PasswordHasher;
  keyedHash: KeyedHash;
  tokens: Tokens;
  /** Undefined: Google sign-in is off. */
  google: GoogleSignIn | undefined;
  payments: PaymentProvider;
  /** Notifies the site around that pages which it keeps are out of date. */
  notifyOfChange: () => void;
  /** Delivers the queued mails. */
  mailQueue: RecurringTask;
}
