import type { OfficeBookingDetail } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isOfficeKey } from './call-office.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeError, useOfficeApi } from './use-office-api.ts';

const CONFLICT = 409;

/** An idempotency key. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type Command = ReturnType<typeof useCommand>;

/** A command on a booking. */
export const useOfficeCommand = (
  { reference }: OfficeBookingDetail,
  path: string,
  done: string,
  onDone: (booking: OfficeBookingDetail) => void,
) => useCommand(`/bookings/${encodeURIComponent(reference)}/${path}`, done, onDone);

/**
 * A command that is confirmed in a dialog and then submitted. While the dialog is open, the same command keeps its key,
 * so it is safe to submit it again after a lost response.
 */
export function useCommand<Answer>(address: string, done: string, onDone: (answer: Answer) => void) {
  const { notify } = usePorts();
  const { post } = useOfficeApi();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState({ command: '', key: '', isUnanswered: false });
  const { mutate } = useSWRConfig();
  return {
    isOpen,
    isSending,
    failure,
    fail: setFailure,
    open: () => {
      setSent({ command: '', key: '', isUnanswered: false });
      setFailure(null);
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      // It may have been done, by this press or by someone else.
      if (failure !== null) void mutate(isOfficeKey);
    },
    /** @returns whether it was refused because something has changed: what was shown is outdated */
    submit: async (command: object): Promise<boolean> => {
      const text = JSON.stringify(command);
      if (sent.isUnanswered && sent.command !== text) {
        setFailure(messages.lookFirst);
        return false;
      }
      const key = sent.command === text ? sent.key : newKey();
      setSent({ command: text, key, isUnanswered: false });
      setIsSending(true);
      setFailure(null);
      try {
        onDone(await post<Answer>(address, { ...command, key }));
        setIsOpen(false);
        notify('success', done);
      } catch (error) {
        const refusal = error instanceof OfficeError && error.status < 500 ? error : null;
        setFailure(refusal?.message ?? `${(error as Error).message} ${messages.unknownOutcome}`);
        setSent({ command: text, key, isUnanswered: refusal === null });
        return refusal?.status === CONFLICT;
      } finally {
        setIsSending(false);
      }
      return false;
    },
  };
}
