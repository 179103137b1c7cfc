import type { RecurringTask } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The services that payments need. */
export interface PaymentServices {
  store: Store;
  settings: ApiSettings;
  payments: PaymentProvider;
  /** Delivers the queued mails. */
  mailQueue: RecurringTask;
}
