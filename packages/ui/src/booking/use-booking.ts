'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Trek } from '../api/trek.ts';
import { localCalendarDate } from '../internal/calendar-date.ts';
import { useLatest } from '../internal/use-latest.ts';
import type { CardForm } from '../payment/card-form.ts';
import { providePayment } from '../payment/provide-payment.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { rememberReturn } from '../session/return-path.ts';
import { useSession } from '../session/use-session.tsx';
import { type BookingDestination, bookingMachine, bookingTotalCents, saveableBooking } from './booking.machine.ts';
import { bookingMessages } from './booking.messages.ts';
import { quoteTrek, savingWithOneMore, splitPayment } from './booking.rules.ts';
import { LOGIN_TOAST_MS } from './booking.timing.ts';
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from './stored-draft.ts';

/**
 * Books one trek: binds the booking machine to the session, the backend, this tab's drafts and the host's navigation.
 * @param onBooked called once a payment has succeeded, to load the visitor's bookings again
 */
export function useBooking(trek: Trek, onBooked?: () => void) {
  const ports = usePorts();
  const session = useSession();
  const cardForm = useRef<CardForm | null>(null);
  const latest = useLatest({ ports, session, onBooked });

  const machine = useMemo(() => {
    const { api } = latest.current.ports;
    const goTo = (destination: BookingDestination) => {
      const { navigate, paths, drafts } = latest.current.ports;
      if (destination === 'login') rememberReturn(drafts, window.location);
      if (destination === 'profile') latest.current.onBooked?.();
      navigate(paths[destination]);
    };
    return bookingMachine.provide({
      actors: {
        saveDetails: fromPromise(({ input, signal }) =>
          api.saveBookingDetails({ ...input.details, trekId: input.trekId }, { signal }),
        ),
        payment: providePayment({
          api,
          notify: (kind, text) => latest.current.ports.notify(kind, text),
          cardForm: () => cardForm.current,
        }),
      },
      actions: {
        notify: (_, { kind, text, offersLogin }) => {
          const action = { label: bookingMessages.logIn, run: () => goTo('login') };
          latest.current.ports.notify(kind, text, offersLogin ? { durationMs: LOGIN_TOAST_MS, action } : undefined);
        },
        navigate: (_, { destination }) => goTo(destination),
        rejectSession: () => latest.current.session.reject(),
      },
    });
  }, [latest]);

  const actor = useActorRef(machine, {
    clock: ports.clock as never,
    input: {
      trek: { id: trek.id, title: trek.title, priceUsd: trek.priceUsd },
      customer: session.user,
      today: localCalendarDate(new Date(ports.clock.now())),
    },
  });
  const snapshot = useSelector(actor, (current) => current);

  const visitor = session.user ? String(session.user.id) : null;
  const isSessionKnown = session.status !== 'starting' && session.status !== 'restoring';
  const owner = useRef<string | null>(null);
  const isRestored = useRef(false);

  useEffect(() => {
    if (!isSessionKnown) return;
    // Whoever is signed out in the middle of a booking stays its owner, and finds it again.
    owner.current = visitor ?? owner.current;
    // Read before anything is sent: every change is written over what stands there.
    const saved = isRestored.current ? null : readStoredDraft(latest.current.ports.drafts, trek.id, visitor);
    isRestored.current = true;
    actor.send({ type: 'customer.change', customer: latest.current.session.user });
    if (!saved) return;
    actor.send({ type: 'draft.restore', saved });
    // Back from signing in, or after a reload: the dialog opens again where it was.
    if (saved.isOpen && visitor !== null) actor.send({ type: 'book' });
  }, [actor, isSessionKnown, visitor, trek.id, latest]);

  useEffect(() => {
    let isBooked = false;
    const subscription = actor.subscribe((current) => {
      const { drafts } = latest.current.ports;
      if (current.matches('succeeded')) {
        isBooked = true;
        removeStoredDraft(drafts, trek.id);
      }
      if (isBooked && !current.matches('details')) return;
      isBooked = false;
      const saved = saveableBooking(current.context, current.hasTag('open'));
      writeStoredDraft(drafts, trek.id, owner.current, saved);
    });
    return () => subscription.unsubscribe();
  }, [actor, trek.id, latest]);

  const { context } = snapshot;
  const totalCents = bookingTotalCents(context);
  return {
    send: actor.send,
    cardForm,
    snapshot,
    context,
    quote: quoteTrek(trek.priceUsd, context.travelers),
    split: splitPayment(totalCents, context.amountUsd),
    totalCents,
    oneMoreSavesCents: savingWithOneMore(trek.priceUsd, context.travelers),
    isOpen: snapshot.hasTag('open'),
    isClosable: !context.isPaymentBusy,
    payment: snapshot.children.payment,
  };
}

export type Booking = ReturnType<typeof useBooking>;
