import type { RecurringTask } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What payments need of the server. */
export interface PaymentServices {
  store: Store;
  settings: ApiSettings;
  payments: PaymentProvider;
  /** Delivers the queued mails. */
  mailQueue: RecurringTask;
}
