import { Button, Spinner, Status } from '@trek/ui/kit';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { officeMessages as messages } from './office.messages.ts';

/** Shows the data of a read, its loading state or its error. Existing data stays visible while it reloads. */
export function OfficeRead<Answer>({
  read,
  children,
}: {
  read: SWRResponse<Answer, Error>;
  children: (answer: Answer) => ReactNode;
}) {
  const { data, error, mutate } = read;
  if (data !== undefined) return children(data);
  if (!error) return <Spinner label={messages.loading} />;
  return (
    <Status
      kind="error"
      title={messages.failed}
      text={error.message}
      action={<Button onClick={() => void mutate()}>{messages.again}</Button>}
    />
  );
}
