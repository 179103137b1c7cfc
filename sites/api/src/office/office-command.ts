import * as z from 'zod/mini';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { ListedBooking } from '../store/office-bookings.ts';
import type { Store } from '../store/open-store.ts';
import type { OfficeAction } from '../store/schema.ts';

/** What the office's calls need of the server. */
export interface OfficeServices extends PaymentServices {
  catalogue: Catalogue;
}

/** Something that an operator asked for, ready to be done. */
interface OfficeCommand {
  act: OfficeAction;
  key: string;
  /** What the log says of it. */
  detail: string;
  work: (transaction: Store) => Promise<boolean>;
  /** What is answered where the booking does not take it. */
  impossible: string;
}

type BodySchema = z.ZodMiniType<Record<string, unknown>>;
type ReadBody = <Schema extends BodySchema>(schema: Schema) => Promise<z.output<Schema>>;
export type OfficeCommandBuilder = (
  services: OfficeServices,
  booking: ListedBooking,
  read: ReadBody,
  doneBy: string,
) => Promise<OfficeCommand>;

/** What every order says. */
export const commandSchema = z.object({ key: z.string().check(z.regex(/^[\w-]{8,64}$/)) });
