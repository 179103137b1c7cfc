import type { OfficeEditCheck, OfficeTrekContent } from '@trek/api/office';
import { Button, TextAreaField, TextField } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { type FormEvent, useState } from 'react';
import { contentMessages as messages } from './content.messages.ts';
import { Failure } from './failure.tsx';
import * as styles from './office.css.ts';
import { useCall } from './use-call.ts';
import { useOfficeApi } from './use-office-api.ts';

interface Props {
  call: string;
  trek: OfficeTrekContent;
  onSaved: (trek: OfficeTrekContent) => Promise<void>;
}

type Question = OfficeTrekContent['texts']['questions'][number];

/** A trek's questions, which are checked and previewed before they are saved. */
export function QuestionForm({ call, trek, onSaved }: Props) {
  const { post } = useOfficeApi();
  const { notify } = usePorts();
  const { run, isBusy, failure } = useCall();
  // Saved with the version that was read: a file that someone has changed meanwhile is another one.
  const [{ version, texts }] = useState(trek);
  const [questions, setQuestions] = useState(texts.questions);
  const [check, setCheck] = useState<OfficeEditCheck | null>(null);
  const change = (next: Question[]) => {
    setQuestions(next);
    setCheck(null);
  };
  const command = { version, texts: { questions } };
  const look = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setCheck(await post<OfficeEditCheck>(`${call}/check`, command)));
  };
  const save = () =>
    void run(async () => {
      await onSaved(await post<OfficeTrekContent>(call, command));
      notify('success', messages.saved);
    });
  return (
    <form className={styles.form} onSubmit={look} noValidate>
      <p>{messages.figures}</p>
      <p>{messages.other}</p>
      <QuestionFields questions={questions} faults={check?.faults ?? []} onChange={change} />
      <div className={styles.actions}>
        <Button onClick={() => change([...questions, { question: '', answer: '' }])}>{messages.add}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy && check === null}>
          {messages.check}
        </Button>
      </div>
      <Failure text={failure} />
      {check && <Findings check={check} count={questions.length} />}
      {check?.faults.length === 0 && (
        <>
          <Preview questions={questions} />
          <div className={styles.actions}>
            <Button variant="primary" isBusy={isBusy} onClick={save}>
              {messages.save}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface FieldsProps {
  questions: readonly Question[];
  faults: OfficeEditCheck['faults'];
  onChange: (questions: Question[]) => void;
}

function QuestionFields({ questions, faults, onChange }: FieldsProps) {
  return questions.map((one, index) => {
    const typed = (name: keyof Question) => ({
      label: messages[name],
      value: one[name],
      error: faults.find(({ field }) => field === `questions.${index}.${name}`)?.text,
      onChange: ({ target }: { target: { value: string } }) =>
        onChange(questions.map((other, position) => (position === index ? { ...other, [name]: target.value } : other))),
    });
    return (
      // Questions have no other name, and every field shows what the list says.
      <fieldset key={index} className={styles.group}>
        <legend>{messages.numbered(index + 1)}</legend>
        <TextField {...typed('question')} />
        <TextAreaField rows={4} {...typed('answer')} />
        <div className={styles.actions}>
          <Button onClick={() => onChange(questions.filter((_one, position) => position !== index))}>
            {messages.remove}
          </Button>
        </div>
      </fieldset>
    );
  });
}

/** The check's sentences that belong to no field of the form, and its oddities. */
function Findings({ check: { faults, warnings }, count }: { check: OfficeEditCheck; count: number }) {
  const shown = Array.from({ length: count }, (_, index) => [
    `questions.${index}.question`,
    `questions.${index}.answer`,
  ]);
  const others = faults.filter(({ field }) => field === null || !shown.flat().includes(field));
  return (
    <>
      {faults.length > 0 && (
        <div role="alert" className={styles.failure}>
          <p>{messages.faults}</p>
          <ul>
            {others.map(({ field, text }) => (
              <li key={`${field} ${text}`}>{field === null ? text : `${field}: ${text}`}</li>
            ))}
          </ul>
        </div>
      )}
      {faults.length === 0 && warnings.length > 0 && (
        <div role="status" className={styles.warningText}>
          <p>{messages.warnings}</p>
          <ul>
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Preview({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-label={messages.preview} className={styles.card}>
      <h2>{messages.preview}</h2>
      {questions.length === 0 && <p>{messages.noQuestions}</p>}
      <dl className={styles.preview}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
