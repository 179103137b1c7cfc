import type { OfficePasskeys } from '@trek/api/office';
import { Button, TextField } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { type FormEvent, useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { Failure } from './failure.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { OFFICE_PATH } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { canUsePasskeys, makePasskey } from './passkey-browser.ts';
import { useCall } from './use-call.ts';
import { useOfficeApi, useOfficeRead } from './use-office-api.ts';
import { useCommand } from './use-office-command.ts';
import { useOfficeTitle } from './use-office-title.ts';

const PATH = '/passkeys';

/** The operator's passkeys: each opens the office in place of a code. */
export function PasskeysPage() {
  useOfficeTitle(messages.passkeys);
  const read = useOfficeRead<OfficePasskeys>(PATH);
  const show = (answer: OfficePasskeys) => void read.mutate(answer, { revalidate: false });
  return (
    <>
      <h1>{messages.passkeys}</h1>
      <p>{messages.passkeysText}</p>
      <OfficeRead read={read}>
        {({ obstacle, origin, passkeys }) => (
          <>
            <List passkeys={passkeys} onChange={show} />
            <section className={styles.section}>
              <h2>{messages.addPasskey}</h2>
              <div className={styles.entry}>
                <Addition obstacle={obstacle} origin={origin} onAdd={show} />
              </div>
            </section>
          </>
        )}
      </OfficeRead>
    </>
  );
}

interface ListProps {
  passkeys: OfficePasskeys['passkeys'];
  onChange: (answer: OfficePasskeys) => void;
}

function List({ passkeys, onChange }: ListProps) {
  if (passkeys.length === 0) return <p>{messages.noPasskeys}</p>;
  return (
    <ul className={styles.messages}>
      {passkeys.map(({ id, name, addedAt, usedAt }) => (
        <li key={id} className={styles.card}>
          <p>
            <strong translate="no">{name}</strong>{' '}
            <span>{messages.passkeyDates(formatMoment(addedAt), usedAt && formatMoment(usedAt))}</span>
          </p>
          <RemoveDialog id={id} onDone={onChange} />
        </li>
      ))}
    </ul>
  );
}

function RemoveDialog({ id, onDone }: { id: string; onDone: (answer: OfficePasskeys) => void }) {
  const words = messages.removePasskey;
  const command = useCommand(`${PATH}/remove`, words.done, onDone);
  return <CommandDialog {...{ command, words }} isDestructive onSubmit={() => void command.submit({ id })} />;
}

/** The form, or why there is none. */
function Addition({
  obstacle,
  origin,
  onAdd,
}: Pick<OfficePasskeys, 'obstacle' | 'origin'> & { onAdd: (answer: OfficePasskeys) => void }) {
  const { location } = usePorts();
  if (obstacle) return <p>{obstacle}</p>;
  if (origin && origin !== location().origin) {
    const address = `${origin}${OFFICE_PATH}${PATH}`;
    return (
      <p>
        <span>{messages.passkeysAt}</span> <a href={address}>{address}</a>
      </p>
    );
  }
  if (!canUsePasskeys()) return <p>{messages.passkeysUnknown}</p>;
  return <AddForm onAdd={onAdd} />;
}

function AddForm({ onAdd }: { onAdd: (answer: OfficePasskeys) => void }) {
  const { notify } = usePorts();
  const { post } = useOfficeApi();
  const { run, isBusy, failure } = useCall();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const answer = await makePasskey(await post(`${PATH}/question`, {}));
      onAdd(await post<OfficePasskeys>(PATH, { name, answer }));
      setName('');
      notify('success', messages.passkeyAdded);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        name="name"
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        value={name}
        required
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      <Failure text={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {messages.addPasskey}
        </Button>
      </div>
    </form>
  );
}
