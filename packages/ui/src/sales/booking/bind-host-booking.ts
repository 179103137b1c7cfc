import type { Session } from '../../account/session/index.ts';
import { saveReturnPath } from '../../account/session/return-path.ts';
import { LONGEST_TIMER_MS } from '../../account/session/session.timing.ts';
import type { BackGuard } from '../../provider/ports.ts';
import { bindHostPayment, type PaymentDependencies } from '../payment/bind-host-payment.ts';
import { bindBooking } from './bind-booking.ts';
import type { BookingMessage } from './booking.context.ts';
import type { BookingDestination } from './booking.machine.ts';
import { LOGIN_TOAST_MS, SUCCESS_VIEW_MS } from './booking.timing.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';

/** A booking's dependencies, read when needed. */
export interface BookingDependencies extends PaymentDependencies {
  session: Session;
  /** The hold on the Back button while the dialog is open. */
  backHold: BackGuard | null;
  onBooked?: ((booking: ConfirmedBooking) => void) | undefined;
  /** How the page says what the booking has to say. */
  format: (message: BookingMessage) => string;
  /** The name of the way to sign in. */
  logIn: string;
}

/** The booking machine bound to the ports of a page, and to its session. */
export function bindHostBooking(dependencies: () => BookingDependencies) {
  const { api } = dependencies().ports;
  const pathOf = (destination: BookingDestination, reference: string | null) => {
    const { paths } = dependencies().ports;
    return destination === 'booking' ? reference && paths.booking(reference) : paths[destination];
  };
  const goTo = (destination: BookingDestination, reference: string | null = null) => {
    const { ports, backHold } = dependencies();
    if (destination === 'login' || destination === 'signup') saveReturnPath(ports.drafts, ports.location());
    const path = pathOf(destination, reference);
    if (path === null) return;
    // The entry that holds the Back button makes way, so that Back leads to the trek once.
    if (backHold?.isOnTop()) ports.navigate(path, { replace: true });
    else ports.navigate(path);
  };
  // One notice says both: that the payment succeeded, and the booking with it.
  let paid = '';
  let loginOffer = new AbortController();
  const machine = bindBooking({
    api,
    locale: () => dependencies().ports.locale,
    payment: bindHostPayment(dependencies, (text) => {
      paid = text;
    }),
    onStored: (detail) => dependencies().ports.onEvent({ type: 'trek:booking-created', detail }),
    notify: ({ kind, text, offersLogin }) => {
      const { ports, format, logIn } = dependencies();
      const { notify, paths } = ports;
      const action = paths.login === null ? {} : { action: { label: logIn, run: () => goTo('login') } };
      if (!offersLogin) return notify(kind, format(text), kind === 'success' ? { detail: paid } : {});
      loginOffer = new AbortController();
      notify(kind, format(text), { durationMs: LOGIN_TOAST_MS, signal: loginOffer.signal, ...action });
    },
    navigate: goTo,
    rejectSession: () => dependencies().session.reject(),
  });
  return machine.provide({
    actions: { endLoginOffer: () => loginOffer.abort() },
    delays: {
      // Without a next page, the visitor reads for as long as they like.
      successView: ({ context: { guest, reference } }) =>
        pathOf(guest ? 'booking' : 'profile', reference) === null ? LONGEST_TIMER_MS : SUCCESS_VIEW_MS,
    },
  });
}
