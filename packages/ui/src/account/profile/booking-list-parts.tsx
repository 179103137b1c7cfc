'use client';
import type { ApiMessage } from '../../api/api-error.ts';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import { useFailureText } from '../../api/use-failure-text.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Spinner, type SpinnerProps } from '../../kit/spinner.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { bookingListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

export { Amounts } from './booking-amounts.tsx';
export {
  Actions,
  Body,
  CompletePayment,
  Dates,
  Image,
  Item,
  Note,
  Picture,
  Reference,
  State,
  Title,
} from './booking-item-parts.tsx';

export { Remove } from './booking-remove.tsx';

/** The list of bookings. */
export const Root = createPart('ul', anatomy, 'root');

/** In the list's place while the bookings load. */
export const Loading = withRef(function BookingListLoading(spinner: SpinnerProps) {
  const messages = useTexts(profileTexts);
  return <Spinner label={messages.loadingBookings} {...spinner} />;
});

interface BookingsFailedProps extends Partial<StatusProps> {
  /** Why they could not be loaded. */
  message: ApiMessage;
  /** The visitor asks for them again. */
  onRetry: () => void;
}

/** In the list's place if the bookings could not be loaded. */
export const Failed = withRef(function BookingListFailed({ message, onRetry, ...status }: BookingsFailedProps) {
  const messages = useTexts(profileTexts);
  const failureText = useFailureText();
  const action = <Button onClick={onRetry}>{messages.retry}</Button>;
  return (
    <Status
      kind="error"
      title={messages.loadError(failureText(message))}
      text={requestLine(requestOf(message))}
      action={action}
      {...status}
    />
  );
});

/** In the list's place if there are no bookings yet. */
export const Empty = withRef(function BookingListEmpty(status: Partial<StatusProps>) {
  const messages = useTexts(profileTexts);
  const { paths, Link } = usePorts();
  const action = (
    <Button asChild variant="primary">
      <Link href={paths.treks}>{messages.exploreTreks}</Link>
    </Button>
  );
  return <Status title={messages.noBookings} action={action} {...status} />;
});
