'use client';
import type { ApiMessage } from '../../api/api-error.ts';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import { useFailureText } from '../../api/use-failure-text.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner, type SpinnerProps } from '../../kit/spinner.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingTexts } from './manage-booking.texts.ts';

/** In the booking's place while it loads. */
export const Loading = withRef(function ManagedBookingLoading(spinner: SpinnerProps) {
  const messages = useTexts(manageBookingTexts);
  return <Spinner label={messages.loading} {...spinner} />;
});

export interface ManagedBookingFailedProps extends Partial<StatusProps> {
  /** Why it could not be loaded. */
  message: ApiMessage;
  /** The visitor asks for it again. */
  onRetry: () => void;
}

/** In the booking's place if it could not be loaded. */
export const Failed = withRef(function ManagedBookingFailed(failed: ManagedBookingFailedProps) {
  const { message, onRetry, ...status } = failed;
  const messages = useTexts(manageBookingTexts);
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

export interface ManagedBookingNotFoundProps extends Partial<StatusProps> {
  /** The requested reference. */
  reference: string;
}

/** In the booking's place if the visitor has none of that reference. */
export const NotFound = withRef(function ManagedBookingNotFound({ reference, ...status }: ManagedBookingNotFoundProps) {
  const messages = useTexts(manageBookingTexts);
  const { paths, Link } = usePorts();
  const action =
    paths.profile === null ? undefined : (
      <Button asChild variant="primary">
        <Link href={paths.profile}>{messages.myBookings}</Link>
      </Button>
    );
  return <Status title={messages.notFound} text={messages.notFoundText(reference)} action={action} {...status} />;
});
