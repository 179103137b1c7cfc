'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../account/session/index.ts';
import type { Trek } from '../../api/trek.ts';
import { companyDay } from '../../core/internal/company-day.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { BackGuard, Clock } from '../../provider/ports.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { CardForm } from '../payment/index.ts';
import { usePaymentFormatter } from '../payment/use-payment-formatter.ts';
import { bindHostBooking } from './bind-host-booking.ts';
import { type BookingVerbs, bookingFacts, bookingVerbs } from './booking.connect.ts';
import type { FirstChoices } from './booking.context.ts';
import { bookingCustomer } from './booking.machine.ts';
import { bookingTexts } from './booking.texts.ts';
import type { PanelBooking } from './booking-controller.types.ts';
import type { ConfirmedBooking } from './booking-events.rules.ts';
import { useBookingBack } from './dialog/use-booking-back.ts';
import { useBookingDraft } from './draft/use-booking-draft.ts';
import { leadPanel } from './panel/lead-panel.ts';
import { reportBooking } from './report-booking.ts';
import { useBookingFormatter } from './use-booking-formatter.ts';
import { type FormattedFacts, useFormattedFacts } from './use-formatted-facts.ts';

/** Before these it is asked what day it is: a page may stay open past midnight. */
const ASKS_FOR_TODAY = new Set(['book', 'resume', 'details.submit', 'date.change']);

/** A booking as its parts have it: its facts, with texts in the page's language, and its actions. */
export interface Booking extends FormattedFacts, BookingVerbs {
  /** The actions alone: the same as long as the booking and the locale are. */
  verbs: BookingVerbs;
  /** The payment waits for the card network, or for the bank behind it. */
  isConfirming: boolean;
  /** The mounted card form. */
  cardForm: RefObject<CardForm | null>;
  /** False until it is known whose booking this is, and what they had chosen. */
  isReady: boolean;
}

/**
 * Books one trek: binds the booking machine to the session, the backend, this tab's drafts and the host's navigation.
 * @param onBooked called once when the booking is confirmed: its payment has succeeded
 */
export function useBooking(trek: Trek, onBooked?: (booking: ConfirmedBooking) => void): Booking {
  return useBookingOf(undefined, trek, onBooked);
}

/** The same, for a panel that asks things of it and shows the group. */
export function useBookingOf(
  panel: PanelBooking | undefined,
  trek: Trek,
  onBooked?: (booking: ConfirmedBooking) => void,
  first?: FirstChoices,
): Booking {
  const ports = usePorts();
  const session = useSession();
  const cardForm = useRef<CardForm | null>(null);
  const backHold = useRef<BackGuard | null>(null);
  const format = useBookingFormatter();
  const formatPayment = usePaymentFormatter();
  const { logIn } = useTexts(bookingTexts);
  const latest = useLatest({ ports, session, onBooked, format, formatPayment, logIn });

  const machine = useMemo(
    () => bindHostBooking(() => ({ ...latest.current, cardForm: cardForm.current, backHold: backHold.current })),
    [latest],
  );
  const actor = useActorRef(machine, {
    clock: ports.clock as never,
    input: {
      trek: {
        ...{ id: trek.id, title: trek.title, priceUsd: trek.priceUsd, days: trek.days },
        policy: trek.bookingPolicy && { ...trek.bookingPolicy, days: trek.days },
        departures: trek.departures,
      },
      customer: bookingCustomer(session.user),
      today: today(ports.clock),
      first,
    },
  });
  const facts = useFormattedFacts(bookingFacts(useSelector(actor, (current) => current)));
  const isConfirming = useSelector(facts.payment, (payment) => payment?.hasTag('confirming') ?? false);
  useEffect(() => reportBooking(actor, () => latest.current), [actor, latest]);
  // Until then it is not known whose booking this is, nor what they had chosen.
  const isReady = useBookingDraft(actor, trek.id);
  useBookingBack(actor, facts.isOpen, backHold);
  /** The same as long as the booking and the locale are. */
  const verbs = useMemo(
    () =>
      bookingVerbs((event) => {
        if (ASKS_FOR_TODAY.has(event.type)) {
          actor.send({ type: 'day.change', today: today(latest.current.ports.clock) });
        }
        actor.send(event);
      }, ports.locale),
    [actor, latest, ports.locale],
  );
  useEffect(() => (panel && isReady ? leadPanel(panel, actor, verbs) : undefined), [panel, isReady, actor, verbs]);
  return { ...facts, ...verbs, verbs, isConfirming, cardForm, isReady };
}

const today = (clock: Clock) => companyDay(new Date(clock.now()));
