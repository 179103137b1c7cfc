import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { judgePayload, messageOf } from '../event-verdict.ts';
import { childSnapshot } from '../recorded-run.ts';
import { describeEvent } from '../step-words.ts';
import { invalidSamples, type WorkbenchEvent, type WorkbenchMachine } from '../workbench-machine.ts';
import type { PanelProps } from './panel-props.ts';

/** Every event of the machine and of its running children: what is allowed now, and what says no to the others. */
export function EventPanel(props: PanelProps) {
  const { known } = props.session;
  const { snapshot } = props.moment.recorded.run;
  const children = Object.entries(known.children ?? {}).filter(([id]) => childSnapshot(snapshot, id));
  return (
    <section aria-labelledby="workbench-events">
      <h2 id="workbench-events">Events</h2>
      <EventList {...props} target={known} />
      {children.map(([id, child]) => (
        <div key={id}>
          <h3>{`Events of ${id}`}</h3>
          <EventList {...props} target={child} to={id} />
        </div>
      ))}
    </section>
  );
}

function EventList({ target, ...props }: PanelProps & { target: WorkbenchMachine; to?: string }) {
  if (target.events.length === 0) return <p>This machine takes no events.</p>;
  return (
    <ul className="workbench-events">
      {target.events.map((known) => (
        <EventRow key={known.type} {...props} owner={target} known={known} />
      ))}
    </ul>
  );
}

interface EventRowProps extends PanelProps {
  /** The machine that takes the event: the one on the bench, or its child `to`. */
  owner: WorkbenchMachine;
  known: WorkbenchEvent;
  to?: string;
}

function EventRow({ session, moment, owner, known, to }: EventRowProps) {
  const id = useId();
  const [sample, setSample] = useState(Object.keys(known.samples)[0] ?? '');
  const [isEditing, setIsEditing] = useState(false);
  const { snapshot } = moment.recorded.run;
  const target = to === undefined ? snapshot : (childSnapshot(snapshot, to) ?? snapshot);
  const payload = known.samples[sample] ?? {};
  const verdict = judgePayload(target, known, payload);
  const hasPayload = Object.keys(known.schema.def.shape).length > 0;
  return (
    <li data-refused={verdict.isAllowed ? undefined : ''}>
      <button
        type="button"
        className="workbench-event"
        aria-describedby={verdict.isAllowed ? undefined : `${id}-reason`}
        onClick={() => session.send({ type: known.type, ...payload }, to)}
      >
        {describeEvent(owner, known.type)}
      </button>
      <code>{known.type}</code>
      {hasPayload && (
        <>
          <select
            aria-label={`Payload of ${known.type}`}
            value={sample}
            onChange={(event) => setSample(event.target.value)}
          >
            {Object.keys(known.samples).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <button
            type="button"
            aria-expanded={isEditing}
            aria-label={`Edit the payload of ${known.type}`}
            onClick={() => setIsEditing(!isEditing)}
          >
            Edit
          </button>
        </>
      )}
      {!verdict.isAllowed && (
        <span id={`${id}-reason`} className="workbench-reason">
          {verdict.reason}
        </span>
      )}
      {isEditing && <PayloadEditor key={sample} session={session} known={known} payload={payload} to={to} />}
    </li>
  );
}

interface PayloadEditorProps extends Pick<PanelProps, 'session'> {
  known: WorkbenchEvent;
  payload: object;
  to: string | undefined;
}

function PayloadEditor({ session, known, payload, to }: PayloadEditorProps) {
  const [text, setText] = useState(JSON.stringify(payload, null, 2));
  const take = (given: object) => setText(JSON.stringify(given, null, 2));
  const send = () => {
    try {
      void session.send({ ...(JSON.parse(text) as object), type: known.type }, to);
    } catch (error) {
      session.showMessage(`The payload of “${known.type}” is no JSON: ${messageOf(error)}`);
    }
  };
  return (
    <div className="workbench-editor">
      <textarea
        aria-label={`Payload of ${known.type} as JSON`}
        spellCheck={false}
        rows={Math.min(14, text.split('\n').length)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="workbench-row">
        <button type="button" onClick={send}>
          Send this payload
        </button>
        {Object.entries(invalidSamples(known)).map(([name, given]) => (
          <button key={name} type="button" onClick={() => take(given)}>
            {`Bad: ${name}`}
          </button>
        ))}
      </div>
      <details>
        <summary>What the payload must be</summary>
        <pre>{JSON.stringify(z.toJSONSchema(known.schema), null, 2)}</pre>
      </details>
    </div>
  );
}
