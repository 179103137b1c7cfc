'use client';
import { useState } from 'react';
import { type ApiMessage, describeError } from '../../../api/api-error.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';

/** The private link of one traveler: made, copied, shared, renewed and withdrawn by the booking's owner. */
export function useTravelerLink(position: number) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const { api, notify, location } = usePorts();
  const { booking, travelerDetails } = useManagedBooking();
  const { travelerPath, update } = travelerDetails;
  const place = { bookingId: booking.id, position };
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiMessage | null>(null);
  /** Only the answer that makes a link has its secret: after a reload there is none. */
  const [address, setAddress] = useState<string | null>(null);

  const change = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    await act().catch((error: unknown) => setFailure(describeError(error).descriptor));
    setIsBusy(false);
  };
  const copy = async (link: string) => {
    try {
      // Without a secure connection there is no clipboard. Then the visitor copies the link out of its field.
      await navigator.clipboard.writeText(link);
      notify('success', texts.linkCopied);
    } catch {
      notify('info', texts.copyByHand);
    }
  };
  return {
    isBusy,
    failure,
    address,
    copy,
    make: () =>
      change(async () => {
        const { token, travelers } = await api.makeTravelerLink(place);
        const link = new URL(travelerPath?.(token) ?? '', location().href).href;
        setAddress(link);
        update(travelers);
        await copy(link);
      }),
    end: () =>
      change(async () => {
        update(await api.endTravelerLink(place));
        setAddress(null);
        notify('info', texts.linkEnded);
      }),
  };
}
