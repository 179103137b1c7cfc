'use client';
import { useState } from 'react';
import { writePrivateDraft } from '../../account/session/private-drafts.ts';
import { saveReturnPath } from '../../account/session/return-path.ts';
import { MailedCodeForm } from '../../account/sign-in/index.ts';
import { signInTexts } from '../../account/sign-in/sign-in.texts.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/field.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { GUEST_KEY, GUEST_OWNER } from '../../provider/session-keys.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';

const Root = createPart('div', anatomy, 'find');
const Form = createPart('form', anatomy, 'form');

/** Props of `FindBooking`. */
export interface FindBookingProps extends Omit<PartProps<'div'>, 'asChild' | 'children'> {
  /** The number that is in the form at first: `TH-7K3M2Q`. Default: none. */
  reference?: string;
  /** Called with the number once its guest has proved the address: the client reads the booking from then on. */
  onFound: (reference: string) => void;
}

/** A guest returns to a booking, from any device: by address, number and a mailed code. */
export const FindBooking = withRef(function FindBooking({ reference = '', onFound, ...root }: FindBookingProps) {
  const { api, drafts } = usePorts();
  const locale = useLocale();
  const [wanted, setWanted] = useState({ email: '', reference });
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <Root {...root}>
        <Search wanted={wanted} onChange={setWanted} onSubmit={() => setIsSent(true)} />
        <WithAccount />
      </Root>
    );
  }
  return (
    <Root {...root}>
      <MailedCodeForm
        email={wanted.email}
        requestCode={() => api.requestGuestCode({ ...wanted, locale })}
        enterCode={async (entry) =>
          writePrivateDraft(drafts, GUEST_KEY, GUEST_OWNER, await api.beginGuestSession(entry))
        }
        onProven={() => onFound(wanted.reference.trim())}
        onChangeAddress={() => setIsSent(false)}
      />
      <WithAccount />
    </Root>
  );
});

/** A booking may have joined an account since: no code opens it then. */
function WithAccount() {
  const { hasAccount, signIn } = useTexts(signInTexts);
  const { paths, Link, drafts, location } = usePorts();
  if (paths.login === null) return null;
  return (
    <p>
      <span>{hasAccount}</span>{' '}
      <Link href={paths.login} onClick={() => saveReturnPath(drafts, location())}>
        {signIn}
      </Link>
    </p>
  );
}

interface SearchProps {
  wanted: { email: string; reference: string };
  onChange: (wanted: SearchProps['wanted']) => void;
  onSubmit: () => void;
}

function Search({ wanted, onChange, onSubmit }: SearchProps) {
  const messages = useTexts(manageBookingTexts);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p>{messages.findText}</p>
      <TextField
        label={messages.findEmail}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={wanted.email}
        onChange={({ target }) => onChange({ ...wanted, email: target.value })}
      />
      <TextField
        label={messages.findNumber}
        name="reference"
        autoComplete="off"
        required
        value={wanted.reference}
        onChange={({ target }) => onChange({ ...wanted, reference: target.value })}
      />
      <Button type="submit" variant="primary" isWide>
        {messages.findSubmit}
      </Button>
    </Form>
  );
}
