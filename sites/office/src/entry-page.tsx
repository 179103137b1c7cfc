import type { OfficeAccess, OfficeEntry, OfficeFactor } from '@trek/api/office';
import { Button, TextField } from '@trek/ui/kit';
import { type FormEvent, useState } from 'react';
import { ACCESS_PATH } from './call-office.ts';
import { Failure } from './failure.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { canUsePasskeys, signWithPasskey } from './passkey-browser.ts';
import { QrCode } from './qr-code.tsx';
import { useCall } from './use-call.ts';
import { useOfficeApi, useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** The entry to the office: asks for a passkey or a code of the authenticator app, which is set up the first time. */
export function EntryPage() {
  const read = useOfficeRead<OfficeAccess>(ACCESS_PATH);
  const [entry, setEntry] = useState<OfficeEntry | null>(null);
  useOfficeTitle(messages.entry);
  const goIn = () =>
    void read.mutate((access) => access && { ...access, hasFactor: true, isInside: true }, { revalidate: false });
  const enter = (given: OfficeEntry) => (given.recoveryCodes.length > 0 ? setEntry(given) : goIn());
  if (entry) return <RecoveryCodes codes={entry.recoveryCodes} onSaved={goIn} />;
  return (
    <div className={styles.entry}>
      <h1>{messages.entry}</h1>
      <OfficeRead read={read}>
        {({ hasFactor, hasPasskey }) =>
          hasFactor ? <KnownEntry hasPasskey={hasPasskey} onEnter={enter} /> : <Setup onEnter={enter} />
        }
      </OfficeRead>
    </div>
  );
}

interface EntryProps {
  onEnter: (entry: OfficeEntry) => void;
}

function KnownEntry({ hasPasskey, onEnter }: EntryProps & { hasPasskey: boolean }) {
  // A server of the last release, beside this one, knows of no passkeys.
  if (!hasPasskey || !canUsePasskeys()) return <CodeForm text={messages.codeText} onEnter={onEnter} />;
  return (
    <>
      <PasskeyButton onEnter={onEnter} />
      <CodeForm text={messages.orCodeText} isSecond onEnter={onEnter} />
    </>
  );
}

function PasskeyButton({ onEnter }: EntryProps) {
  const { post } = useOfficeApi();
  const { run, isBusy, failure } = useCall();
  const enter = () =>
    run(async () => {
      const answer = await signWithPasskey(await post(`${ACCESS_PATH}/question`, {}));
      onEnter(await post<OfficeEntry>(ACCESS_PATH, { answer }));
    });
  return (
    <>
      <Failure text={failure} />
      <Button variant="primary" isBusy={isBusy} onClick={enter}>
        {messages.enterByPasskey}
      </Button>
    </>
  );
}

function Setup({ onEnter }: EntryProps) {
  const { post } = useOfficeApi();
  const { run, isBusy, failure } = useCall();
  const [factor, setFactor] = useState<OfficeFactor | null>(null);
  const begin = () => run(async () => setFactor(await post<OfficeFactor>(`${ACCESS_PATH}/factor`, {})));
  if (!factor) {
    return (
      <>
        <p>{messages.setupText}</p>
        <Failure text={failure} />
        <Button variant="primary" isBusy={isBusy} onClick={begin}>
          {messages.setup}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{messages.scanText}</p>
      <QrCode text={factor.uri} label={messages.qrCode} />
      <p>{messages.typeText}</p>
      <code className={styles.secret}>{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      <CodeForm text={messages.firstCodeText} onEnter={onEnter} />
    </>
  );
}

/** @param isSecond whether another way in comes first */
function CodeForm({ text, isSecond = false, onEnter }: EntryProps & { text: string; isSecond?: boolean }) {
  const { post } = useOfficeApi();
  const { run, isBusy, failure } = useCall();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onEnter(await post<OfficeEntry>(ACCESS_PATH, { code })));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{text}</p>
      <TextField
        name="code"
        label={messages.code}
        value={code}
        required
        autoComplete="one-time-code"
        error={failure ?? undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} isBusy={isBusy}>
          {messages.enter}
        </Button>
      </div>
    </form>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <div className={styles.entry}>
      <h1>{messages.recoveryCodes}</h1>
      <p>{messages.recoveryText}</p>
      <ul className={styles.secret}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={onSaved}>
        {messages.recoverySaved}
      </Button>
    </div>
  );
}
