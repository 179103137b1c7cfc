import { Button, TextField } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import * as styles from './office.css.ts';

/** The page where the customer pays, to send by other ways than mail. */
export function PaymentLink({ address }: { address: string | null }) {
  const { notify } = usePorts();
  if (address === null) return null;
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard.
      await navigator.clipboard.writeText(address);
      notify('success', messages.copied);
    } catch {
      notify('info', messages.copyByHand);
    }
  };
  return (
    <div className={styles.paymentLink}>
      <TextField
        label={messages.paymentLink}
        hint={messages.linkHint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{messages.copy}</Button>
    </div>
  );
}
