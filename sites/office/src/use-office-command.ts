import type { OfficeBookingDetail } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { OfficeError, useOfficeApi } from './use-office-api.ts';

const CONFLICT = 409;

/** An idempotency key. */
const newKey = () =>
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
  const [sent, setSent] = useState({ command: '', key: '' });
  return {
    isOpen,
    isSending,
    failure,
    fail: setFailure,
    open: () => {
      setSent({ command: '', key: '' });
      setFailure(null);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    /** @returns whether it was refused because something has changed: what was shown is outdated */
    submit: async (command: object): Promise<boolean> => {
      const text = JSON.stringify(command);
      const key = sent.command === text ? sent.key : newKey();
      setSent({ command: text, key });
      setIsSending(true);
      setFailure(null);
      try {
        onDone(await post<Answer>(address, { ...command, key }));
        setIsOpen(false);
        notify('success', done);
      } catch (error) {
        setFailure((error as Error).message);
        return error instanceof OfficeError && error.status === CONFLICT;
      } finally {
        setIsSending(false);
      }
      return false;
    },
  };
}
