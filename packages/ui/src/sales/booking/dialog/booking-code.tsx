'use client';
import { writePrivateDraft } from '../../../account/session/private-drafts.ts';
import { useLocale } from '../../../core/texts/language.ts';
import { createPart } from '../../../kit/part.tsx';
import { GUEST_KEY, GUEST_OWNER } from '../../../provider/session-keys.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { MailedCode } from './booking-account.tsx';
import { useBookingContext } from './use-booking-context.ts';

/** Proves the visitor's address by a mailed code: a guest's before the details are stored, an account's before it holds places. */
export const Code = createPart('div', anatomy, 'code', () => {
  const { step, isGuest, addressToProve: email, trek, proveAddress, changeAddress } = useBookingContext();
  const { api, drafts } = usePorts();
  const locale = useLocale();
  if (step !== 'code') return null;
  const guest = {
    requestCode: () => api.requestGuestCode({ email, trekId: trek.id, locale }),
    enterCode: async (entry: { codeId: string; code: string }) =>
      writePrivateDraft(drafts, GUEST_KEY, GUEST_OWNER, await api.beginGuestSession(entry)),
    onChangeAddress: changeAddress,
    isAgreement: true,
  };
  const account = { requestCode: api.requestEmailCode, enterCode: api.confirmEmailCode };
  return { children: <MailedCode {...(isGuest ? guest : account)} email={email} onProven={proveAddress} /> };
});
