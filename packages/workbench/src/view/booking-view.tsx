import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../../ui/src/kit/button.tsx';
import { bookingFacts, bookingVerbs } from '../../../ui/src/sales/booking/booking.connect.ts';
import type { BookingEvent, bookingMachine } from '../../../ui/src/sales/booking/booking.machine.ts';
import { bookingTexts } from '../../../ui/src/sales/booking/booking.texts.ts';
import { WholeDialog } from '../../../ui/src/sales/booking/dialog/booking-dialog.tsx';
import { OpenBookingContext } from '../../../ui/src/sales/booking/dialog/use-booking-context.ts';
import { bookingPanelTexts } from '../../../ui/src/sales/booking/panel/booking-panel.texts.ts';
import type { Booking } from '../../../ui/src/sales/booking/use-booking.ts';
import { useFormattedFacts } from '../../../ui/src/sales/booking/use-formatted-facts.ts';
import type { PaymentMachine } from '../../../ui/src/sales/payment/payment.machine.ts';
import { CardNetwork } from '../card-network.ts';
import type { PanelProps } from './panel-props.ts';
import { PlayedNetwork } from './played-card.tsx';
import { recordedPayment } from './recorded-payment.ts';

const messages = { ...bookingPanelTexts.english, ...bookingTexts.english };

const NO_CARD_FORM = { current: null };

/** The content of the booking's dialog, without the dialog: that would lock everything beside it. */
export function BookingView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof bookingMachine>;
  const send = (event: BookingEvent) => void session.send(event);
  const child = snapshot.children.payment as ActorRefFrom<PaymentMachine> | undefined;
  const network = useMemo(() => new CardNetwork(session), [session]);
  const payment = useMemo(
    () => child && recordedPayment(child, (event) => void network.send(event, 'payment')),
    [child, network],
  );
  const booking: Booking = {
    ...useFormattedFacts(bookingFacts(snapshot)),
    ...bookingVerbs(send),
    verbs: bookingVerbs(send),
    cardForm: NO_CARD_FORM,
    isReady: true,
    // The dialog, which traps the focus, is not here.
    isConfirming: false,
    payment,
  };
  if (booking.step === 'closed') return <Button onClick={booking.open}>{messages.bookNow}</Button>;
  return (
    <OpenBookingContext.Provider value={booking}>
      <h3>{booking.step === 'login' ? messages.loginRequired : booking.trek.title}</h3>
      <PlayedNetwork network={network}>
        <WholeDialog />
      </PlayedNetwork>
    </OpenBookingContext.Provider>
  );
}
