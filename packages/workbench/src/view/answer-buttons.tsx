import type { ActorCall, Outcome } from '@trek/ui/internal/testing/machines';
import { useId, useState } from 'react';
import { messageOf } from '../event-verdict.ts';
import { failureOf, typedAnswer } from '../failures.ts';
import { describeCall } from '../step-words.ts';
import { outcomesOf } from '../workbench-machine.ts';
import type { PanelProps } from './panel-props.ts';

interface AnswerProps extends Pick<PanelProps, 'session'> {
  call: ActorCall;
  onAnswer: (outcome: Outcome) => void;
}

/** Every answer that a call can be given, and one of QA's own. */
export function AnswerButtons(props: AnswerProps) {
  const { session, call, onAnswer } = props;
  const isLate = call.status === 'stopped';
  return (
    <fieldset>
      <legend>
        <span>{`${describeCall(session.known, call.actor)} ${isLate ? 'was given up, and ends late with' : 'ends with'}`}</span>{' '}
        <code>{`${call.actor} ${call.number}`}</code>
      </legend>
      <div className="workbench-row">
        {Object.entries(outcomesOf(session.known, call.actor)).map(([name, outcome]) => (
          <button key={name} type="button" onClick={() => onAnswer(outcome)}>
            {name}
          </button>
        ))}
      </div>
      <details>
        <summary>Answer with…</summary>
        <OwnStatus {...props} />
        <OwnJson {...props} />
      </details>
    </fieldset>
  );
}

function OwnStatus({ call, onAnswer }: AnswerProps) {
  const [status, setStatus] = useState('429');
  const [seconds, setSeconds] = useState('');
  const isGood = Number.isInteger(Number(status)) && Number(status) >= 400 && Number(status) <= 599;
  const name = `${call.actor} ${call.number}`;
  return (
    <div className="workbench-row">
      <label>
        Status
        <input
          aria-label={`Status for ${name}`}
          type="number"
          min={400}
          max={599}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
      </label>
      <label>
        Retry-After, s
        <input
          aria-label={`Retry-After in seconds for ${name}`}
          type="number"
          min={0}
          value={seconds}
          onChange={(event) => setSeconds(event.target.value)}
        />
      </label>
      <button
        type="button"
        disabled={!isGood}
        onClick={() => onAnswer(failureOf(Number(status), seconds === '' ? null : Number(seconds)))}
      >
        Fail so
      </button>
    </div>
  );
}

function OwnJson({ session, call, onAnswer }: AnswerProps) {
  const id = useId();
  const [text, setText] = useState('{}');
  const answer = (succeeds: boolean) => {
    try {
      onAnswer(typedAnswer(text, succeeds));
    } catch (error) {
      session.showMessage(`The answer of “${call.actor}” is no JSON: ${messageOf(error)}`);
    }
  };
  return (
    <div className="workbench-editor">
      <label htmlFor={id}>{`Answer of ${call.actor} ${call.number} as JSON`}</label>
      <textarea id={id} rows={3} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="workbench-row">
        <button type="button" onClick={() => answer(true)}>
          Succeed with it
        </button>
        <button type="button" onClick={() => answer(false)}>
          Fail with it
        </button>
      </div>
    </div>
  );
}
