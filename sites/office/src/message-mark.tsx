import type { OfficeMessage } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { officeMessages as texts } from './office.messages.ts';
import { useOfficeApi } from './use-office-api.ts';

/** Marks a message as answered, or as open again. Both are reversible, so it does not ask. */
export function MessageMark({
  message: { id, answeredAt },
  onChange,
}: {
  message: OfficeMessage;
  onChange: () => void;
}) {
  const { notify } = usePorts();
  const { post } = useOfficeApi();
  const [isBusy, setIsBusy] = useState(false);
  const isAnswered = answeredAt !== null;
  const mark = async () => {
    setIsBusy(true);
    try {
      await post(`/messages/${encodeURIComponent(id)}/answered`, { isAnswered: !isAnswered });
      notify('success', isAnswered ? texts.isOpenAgain : texts.isAnswered);
      onChange();
    } catch (error) {
      notify('error', (error as Error).message);
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void mark()}>
      {isAnswered ? texts.markOpen : texts.markAnswered}
    </Button>
  );
}
