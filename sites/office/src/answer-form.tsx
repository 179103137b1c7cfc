import type { OfficeSentence, OfficeThread } from '@trek/api/office';
import { Button, SelectField, TextAreaField, TextField } from '@trek/ui/kit';
import { type FormEvent, useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { Failure } from './failure.tsx';
import { messageMessages as messages } from './message.messages.ts';
import * as styles from './office.css.ts';
import { useAnswer } from './use-answer.ts';
import { useCommand } from './use-office-command.ts';

interface Props {
  thread: OfficeThread;
  onAnswered: (thread: OfficeThread) => void;
  onChange: () => void;
}

/** Writes an answer, alone or with saved sentences, and mails it. */
export function AnswerForm({ thread, onAnswered, onChange }: Props) {
  const { message, treks, sentences } = thread;
  const { text, failure, isSending, mail, write } = useAnswer(thread, onAnswered, onChange);
  const insert = (id: string) => {
    const sentence = sentences.find((one) => one.id === id);
    if (!sentence) return;
    const filled = sentence.text
      .replaceAll('{name}', message.name)
      .replaceAll('{trek}', treks[0]?.title ?? messages.trekUnknown);
    write(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void mail();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        {sentences.length > 0 && (
          <SelectField
            label={messages.sentences}
            choices={sentences.map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={messages.choose}
            value=""
            onChange={({ target }) => insert(target.value)}
          />
        )}
        <TextAreaField
          label={messages.answer}
          rows={8}
          value={text}
          required
          hint={messages.goesTo(message.email)}
          onChange={({ target }) => write(target.value)}
        />
        <Failure text={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {messages.send}
          </Button>
        </div>
      </form>
      <div className={styles.actions}>
        <SaveSentence text={text} onDone={onChange} />
        {sentences.length > 0 && <RemoveSentence sentences={sentences} onDone={onChange} />}
      </div>
    </>
  );
}

/** Keeps what is written for the next answers. */
function SaveSentence({ text, onDone }: { text: string; onDone: () => void }) {
  const command = useCommand('/sentences', messages.isSaved, onDone);
  const [name, setName] = useState('');
  const words = { open: messages.saveSentence, text: messages.saveText, confirm: messages.save };
  const submit = () => (text.trim() === '' ? command.fail(messages.writeFirst) : void command.submit({ name, text }));
  return (
    <CommandDialog {...{ command, words }} onOpen={() => setName('')} onSubmit={submit}>
      <TextField
        label={messages.sentenceName}
        value={name}
        required
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
    </CommandDialog>
  );
}

function RemoveSentence({ sentences, onDone }: { sentences: readonly OfficeSentence[]; onDone: () => void }) {
  const [chosen, setChosen] = useState('');
  const command = useCommand(`/sentences/${encodeURIComponent(chosen)}/removed`, messages.isRemoved, onDone);
  const words = { open: messages.removeSentence, text: messages.removeText, confirm: messages.remove };
  return (
    <CommandDialog
      {...{ command, words }}
      isDestructive
      onOpen={() => setChosen('')}
      onSubmit={() => void command.submit({})}
    >
      <SelectField
        label={messages.sentences}
        choices={sentences.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={messages.choose}
        value={chosen}
        required
        onChange={({ target }) => setChosen(target.value)}
      />
    </CommandDialog>
  );
}
