import type { OfficeThread } from '@trek/api/office';
import { removePrivateDraft, writePrivateDraft } from '@trek/ui/internal/session/private-drafts';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useState } from 'react';
import { type KeyedDraft, newDraft, readDraft } from './keyed-draft.ts';
import { messageMessages as messages } from './message.messages.ts';
import { officeMessages } from './office.messages.ts';
import { OfficeError, useOfficeApi } from './use-office-api.ts';

interface Answer {
  text: string;
}

/**
 * An answer to a message. It stays in this tab until it is sent or the operator signs out, and keeps its key, so that a
 * repeated send mails it once.
 * @param onSent called with the thread that has it
 * @param onChange called where the thread that is shown may be outdated
 */
export function useAnswer({ message }: OfficeThread, onSent: (thread: OfficeThread) => void, onChange: () => void) {
  const { drafts, notify } = usePorts();
  const { user } = useSession();
  const { post } = useOfficeApi();
  const owner = String(user?.id ?? '');
  const place = `office.answer.${message.id}`;
  const [draft, setDraft] = useState<KeyedDraft<Answer>>(() => {
    const stored = readDraft<Answer>(drafts.read(place), owner);
    return { ...newDraft(owner, { text: stored?.values.text ?? '' }), ...(stored && { key: stored.key }) };
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { text } = draft.values;

  const keep = (next: KeyedDraft<Answer>) => {
    setDraft(next);
    if (next.values.text === '') removePrivateDraft(drafts, place);
    else writePrivateDraft(drafts, place, owner, JSON.stringify(next));
  };

  async function mail(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const body = { key: draft.key, text };
      onSent(await post<OfficeThread>(`/messages/${encodeURIComponent(message.id)}/answers`, body));
      keep(newDraft(owner, { text: '' }));
      notify('success', messages.isSent);
    } catch (error) {
      const refusal = error instanceof OfficeError && error.status < 500 ? error : null;
      setFailure(refusal?.message ?? `${(error as Error).message} ${officeMessages.unknownOutcome}`);
      if (refusal?.status === CONFLICT) {
        // The answer before the change has arrived: the next press sends another one.
        keep(newDraft(owner, { text }));
        onChange();
      }
    }
    setIsSending(false);
  }
  return { text, failure, isSending, mail, write: (typed: string) => keep({ ...draft, values: { text: typed } }) };
}

const CONFLICT = 409;
