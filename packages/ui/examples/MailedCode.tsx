import { usePorts } from '@trek/ui/provider';
import { MailedCodeForm } from '@trek/ui/sign-in';
import { useState } from 'react';

/** An account confirms its address where it is, without a link. */
export function ConfirmAddress({ email = 'maya@example.com' }: { email?: string }) {
  const { api } = usePorts();
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return <p>Your address is confirmed.</p>;
  return (
    <MailedCodeForm
      email={email}
      requestCode={api.requestEmailCode}
      enterCode={api.confirmEmailCode}
      onProven={() => setIsConfirmed(true)}
    />
  );
}
