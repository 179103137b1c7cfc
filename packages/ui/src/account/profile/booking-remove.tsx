'use client';
import { useState } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { DefaultDialog } from '../../kit/dialog/dialog.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useListedBooking } from './booking-item-parts.tsx';
import { profileEditAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';
import { useAct } from './use-act.ts';

const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

interface BookingRemoveProps extends Omit<ButtonProps, 'asChild'> {
  /** The booking is gone, and the list has to be read again. */
  onRemoved: () => void;
}

/** Removes a booking that is not finished, once the visitor has agreed. Absent where the backend can't. */
export const Remove = withRef(function BookingRemove({ onRemoved, ...button }: BookingRemoveProps) {
  const { api } = usePorts();
  const messages = useTexts(profileTexts);
  const { status, isUnfinished } = useListedBooking();
  const [isAsking, setIsAsking] = useState(false);
  if (!isUnfinished || status !== 'pending' || !api.can('remove-booking')) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)} {...button}>
        {button.children ?? messages.remove}
      </Button>
      {isAsking && <RemovalDialog onClose={() => setIsAsking(false)} onRemoved={onRemoved} />}
    </>
  );
});

function RemovalDialog({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const { api, notify } = usePorts();
  const messages = useTexts(profileTexts);
  const { id, trek } = useListedBooking();
  const { isSending, failure, act } = useAct(() => {
    onClose();
    notify('success', messages.removed(trek.title));
    onRemoved();
  });
  return (
    <DefaultDialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      isClosable={!isSending}
      title={messages.removeTitle(trek.title)}
      description={<Text>{messages.removeText}</Text>}
    >
      <Text role="alert">{failure}</Text>
      <Actions>
        <Button disabled={isSending} onClick={onClose}>
          {messages.keepIt}
        </Button>
        <Button variant="primary" isBusy={isSending} onClick={() => act(() => api.removeBooking({ bookingId: id }))}>
          {messages.remove}
        </Button>
      </Actions>
    </DefaultDialog>
  );
}
