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
import { bookingMachine, bookingTotalCents, type SavedBooking, saveableBooking } from './booking.machine.ts';
import { bookingMessages } from './booking.messages.ts';
import { quoteTrek, savingWithOneMore, splitPayment } from './booking.rules.ts';

const LOGIN_TOAST_MS = 5000;

/**
 * Books one trek: binds the booking machine to the session, the backend, this tab's drafts and the host's navigation.
 * @param onBooked called once a payment has succeeded, to load the visitor's bookings again
 */
export function useBooking(trek: Trek, onBooked?: () => void) {
  const ports = usePorts();
  const session = useSession();
  const cardForm = useRef<CardForm | null>(null);
  const reopens = useRef(false);
  const latest = useLatest({ ports, session, onBooked });
  const draftKey = `booking.${trek.id}`;

  const machine = useMemo(() => {
    const { api } = latest.current.ports;
    return bookingMachine.provide({
      actors: {
        saveDetails: fromPromise(({ input }) => api.saveBookingDetails({ ...input.details, trekId: input.trekId })),
        payment: providePayment({
          api,
          notify: (kind, text) => latest.current.ports.notify(kind, text),
          cardForm: () => cardForm.current,
        }),
      },
      actions: {
        notify: (_, { kind, text, offersLogin }) => {
          const { notify, navigate, paths } = latest.current.ports;
          const action = { label: bookingMessages.logIn, run: () => navigate(paths.login) };
          notify(kind, text, offersLogin ? { durationMs: LOGIN_TOAST_MS, action } : undefined);
        },
        navigate: (_, { destination }) => {
          const { navigate, paths, drafts } = latest.current.ports;
          if (destination === 'login') rememberReturn(drafts, window.location);
          if (destination === 'profile') latest.current.onBooked?.();
          navigate(paths[destination]);
        },
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

  // After the first paint, for the server knows no drafts.
  useEffect(() => {
    const saved = readDraft(latest.current.ports.drafts.read(draftKey));
    if (!saved) return;
    actor.send({ type: 'draft.restore', saved });
    reopens.current = saved.isOpen;
  }, [actor, draftKey, latest]);

  useEffect(() => {
    if (session.status === 'starting' || session.status === 'restoring') return;
    actor.send({ type: 'customer.change', customer: session.user });
    // Back from signing in, or after a reload: the dialog opens again where it was.
    if (session.user && reopens.current) actor.send({ type: 'book' });
    reopens.current = false;
  }, [actor, session.status, session.user]);

  useEffect(() => {
    const subscription = actor.subscribe((current) => {
      const { drafts } = latest.current.ports;
      if (current.matches('leaving') || current.matches('succeeded')) drafts.remove(draftKey);
      else drafts.write(draftKey, JSON.stringify(saveableBooking(current.context, current.hasTag('open'))));
    });
    return () => subscription.unsubscribe();
  }, [actor, draftKey, latest]);

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

function readDraft(text: string | null): SavedBooking | null {
  if (text === null) return null;
  try {
    const saved: unknown = JSON.parse(text);
    return isSavedBooking(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Only this kit writes drafts, but an older version may have. */
function isSavedBooking(value: unknown): value is SavedBooking {
  const { draft, travelers, option } = (value ?? {}) as Partial<SavedBooking>;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((entry) => typeof entry === 'string') &&
    Number.isSafeInteger(travelers) &&
    Number(travelers) >= 1 &&
    (option === 'deposit' || option === 'full' || option === 'custom')
  );
}
