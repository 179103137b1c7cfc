import type { bookingMachine } from '../../src/sales/booking/booking.machine.ts';
import type { Change } from './walk.ts';

/** A booking that stays open when another person signs in. */
export const isAlwaysTheSameOwner: Change = (machine) => machine.provide({ guards: { isAnotherOwner: () => false } });

/** The booking with other guards of its payment. */
export const withPayment =
  (guards: object): Change =>
  (machine) => {
    const { payment } = machine.implementations.actors as unknown as { payment: typeof bookingMachine };
    return machine.provide({ actors: { payment: payment.provide({ guards } as never) as never } });
  };
