import type { OfficeBookingDetail } from '@trek/api/office';
import { removePrivateDraft, writePrivateDraft } from '@trek/ui/internal/session/private-drafts';
import { companyDay } from '@trek/ui/pricing';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useRef, useState } from 'react';
import { newDraft, readDraft } from './keyed-draft.ts';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import { bodyOf, emptyBooking, type Faults, faultsOf, heldByStart, type NewBooking } from './new-booking.rules.ts';
import { bookingPath } from './office-path.ts';
import { OfficeError, useOfficeApi } from './use-office-api.ts';

const DRAFT_KEY = 'office.new-booking';

const NO_FAULTS: Faults = {};

/**
 * A booking by hand, from the first letter to its page. What was typed stays in this tab until it is booked or the operator
 * signs out; it keeps its key, so that a repeated send makes one booking.
 * @param given the trek and day that the address names
 */
export function useNewBooking(given: Partial<NewBooking>) {
  const { clock, drafts, navigate, notify } = usePorts();
  const { user } = useSession();
  const { post } = useOfficeApi();
  const today = companyDay(new Date(clock.now()));
  const owner = String(user?.id ?? '');
  const [stored] = useState(() => readDraft<NewBooking>(drafts.read(DRAFT_KEY), owner));
  const [draft, setDraft] = useState(() => ({
    ...newDraft(owner, heldByStart({ ...emptyBooking(today), ...stored?.values, ...given })),
    ...(stored && { key: stored.key }),
  }));
  const [isResumed, setIsResumed] = useState(stored !== undefined);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The second click of two comes before the page shows that it is busy.
  const isUnderWay = useRef(false);

  async function send(totalAmount: number): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const { reference } = await post<OfficeBookingDetail>('/bookings', bodyOf(draft.values, totalAmount, draft.key));
      removePrivateDraft(drafts, DRAFT_KEY);
      notify('success', messages.booked);
      navigate(bookingPath(reference));
    } catch (error) {
      const isRefused = error instanceof OfficeError && error.status < 500;
      const { message } = error as Error;
      setFailure(isRefused ? message : `${message} ${messages.unknownOutcome}`);
      setIsSending(false);
      isUnderWay.current = false;
    }
  }

  return {
    ...{ values: draft.values, faults, failure, isSending, today, isResumed },
    /** Empties the form, for another customer. */
    startOver: () => {
      removePrivateDraft(drafts, DRAFT_KEY);
      setDraft(newDraft(owner, heldByStart({ ...emptyBooking(today), ...given })));
      setFaults(NO_FAULTS);
      setFailure(null);
      setIsResumed(false);
    },
    change: (part: Partial<NewBooking>) => {
      const next = { ...draft, values: heldByStart({ ...draft.values, ...part }) };
      setDraft(next);
      const corrected = new Set(Object.keys(part));
      setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !corrected.has(fieldOf(field)))));
      writePrivateDraft(drafts, DRAFT_KEY, owner, JSON.stringify(next));
    },
    /** @param totalAmount as it is shown; null: it is not known yet */
    submit: (totalAmount: number | null) => {
      const found = faultsOf(draft.values, today);
      setFaults(found);
      if (Object.keys(found).length > 0) return setFailure(messages.correctFields);
      if (totalAmount === null) return setFailure(messages.noPriceYet);
      void send(totalAmount);
    },
  };
}

/** The field of a fault: those of price lines are one field. */
const fieldOf = (fault: string) => (fault.startsWith('line') ? 'lines' : fault);
