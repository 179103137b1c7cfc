import type { GoogleSignIn } from '../accounts/google-sign-in.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RecurringTask } from '../core/schedule.ts';
import type { KeyedHash } from '../http/keyed-hash.ts';
import type { BackgroundMailer } from '../mail/background-mailer.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Photographs } from '../photos/photographs.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';

/** Whether the server goes on. */
export interface Lifecycle {
  /** True from the moment at which it is told to end. */
  isStopping: boolean;
}

/** What the routes work with: made once at start, the same for every request. */
export interface Services {
  settings: ApiSettings;
  lifecycle: Lifecycle;
  store: Store;
  /** What is on offer. Its answers change while photographs become ready: read them at each request. */
  catalogue: Catalogue;
  photographs: Photographs;
  hasher: PasswordHasher;
  keyedHash: KeyedHash;
  tokens: Tokens;
  /** Undefined where no Google client is set up. */
  google: GoogleSignIn | undefined;
  payments: PaymentProvider;
  backgroundMailer: BackgroundMailer;
  /** Delivers the mails that the database keeps. */
  mailQueue: RecurringTask;
}
