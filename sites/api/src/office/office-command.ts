import * as z from 'zod/mini';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { ListedBooking } from '../store/office-bookings.ts';
import type { Store } from '../store/open-store.ts';
import type { OfficeAction } from '../store/schema.ts';

/** The services that the office needs. */
export interface OfficeServices extends PaymentServices {
  catalogue: Catalogue;
}

/** An operator's request, ready to be performed. */
export interface OfficeCommand {
  act: OfficeAction;
  key: string;
  /** Text for the log. */
  detail: string;
  /** The booking whose open card payment has to end first, because it would pay for something else; null: none has to. */
  endsPaymentOf: string | null;
  work: (transaction: Store) => Promise<boolean>;
  /** Error message if the booking does not allow it. */
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

/** Fields of every command. */
export const commandSchema = z.object({ key: z.string().check(z.regex(/^[\w-]{8,64}$/)) });
