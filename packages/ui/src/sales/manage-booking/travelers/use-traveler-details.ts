'use client';
import { useState } from 'react';
import { useSession } from '../../../account/session/index.ts';
import type { BookedTrek, TravelerEntity } from '../../../api/entities.ts';
import type { Remote } from '../../../api/remote.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { readStoredTraveler } from './stored-traveler.ts';
import { type ListedTraveler, listTravelers } from './travelers.rules.ts';

/** The backend's answer to saved details. */
interface Answer {
  /** The details as the host had read them before. */
  to: readonly TravelerEntity[] | null;
  /** The traveler whose details were saved; null: another thing has changed. */
  position: number | null;
  travelers: readonly TravelerEntity[];
}

/** Which form is open. */
interface Opening {
  position: number;
  /** The visitor opened it, so that its first field has the focus. */
  isPressed: boolean;
}

/**
 * The travelers of a booking, and which of their forms is open: at first the one that was begun in this tab.
 * @param data what the host has read. Undefined: it reads none
 * @param onSaved called once the details of one are saved, to read them again
 * @param travelerPath the host's page of a private link, by its secret. Undefined: it has none
 */
export function useTravelerDetails(
  { id: bookingId, endDate }: Pick<BookedTrek, 'id' | 'endDate'>,
  travelers: number,
  data: Remote<readonly TravelerEntity[]> | undefined,
  onSaved: () => void,
  travelerPath?: (token: string) => string,
) {
  const { api, drafts } = usePorts();
  const owner = String(useSession().user?.id ?? '');
  const isBegun = (position: number) => readStoredTraveler(drafts, { bookingId, position, owner }) !== null;
  const [opening, setOpening] = useState<Opening | null>(() => {
    const begun = Array.from({ length: travelers }, (_, index) => index + 1).find(isBegun);
    return begun === undefined ? null : { position: begun, isPressed: false };
  });
  const [closed, setClosed] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer>();
  const close = () => {
    setClosed(opening?.position ?? null);
    setOpening(null);
  };
  const read = data?.status === 'ready' ? data.value : null;
  // Saved details count until the host has read them.
  const known = read && (answer?.to === read ? answer.travelers : read);
  /** A backend without the capability knows no passports, and takes nationality and insurance in any words. */
  const isEarlier = !api.can('traveler-details');
  const needs = { endDate: endDate === '' ? null : endDate, isEarlier };
  const list: readonly ListedTraveler[] = known ? listTravelers(known, travelers, needs) : [];
  return {
    data,
    owner,
    list,
    isEarlier,
    travelerPath,
    /** Travelers can fill in their own details by a private link. */
    hasLinks: travelerPath !== undefined && api.can('traveler-links'),
    /** The traveler whose form is open; null: none is. */
    opening,
    /** The traveler whose form was closed last, and the one whose details were saved last. */
    closed,
    saved: answer?.position ?? null,
    open: (position: number) => setOpening({ position, isPressed: true }),
    close,
    /** Shows the travelers of an answer that is not about saved details. */
    update: (travelers: readonly TravelerEntity[]) => {
      setAnswer({ to: read, position: null, travelers });
      onSaved();
    },
    save: (position: number, saved: readonly TravelerEntity[]) => {
      setAnswer({ to: read, position, travelers: saved });
      close();
      onSaved();
    },
  };
}

/** The travelers of a booking as the parts of its page have them. */
export type TravelerDetailsOfBooking = ReturnType<typeof useTravelerDetails>;
