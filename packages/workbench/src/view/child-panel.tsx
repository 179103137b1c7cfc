import type { ActorCall, Outcome } from '@trek/ui/internal/testing/machines';
import { useRef } from 'react';
import { failures } from '../failures.ts';
import { actorsOf } from '../workbench-machine.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { PanelProps } from './panel-props.ts';

/** How many calls that were given up are offered: the newest. */
const MOST_LATE = 3;

/** The pending calls, with every answer; and the switches that let each of them fail. */
export function ChildPanel({ session, moment: { recorded } }: PanelProps) {
  const { known } = session;
  const section = useRef<HTMLElement>(null);
  const { calls, pending } = recorded.run.actors;
  // The button that was pressed goes with its question: the focus stays here, so that the keyboard does, too.
  const answer = async ({ actor, number }: ActorCall, outcome: Outcome) => {
    const isNewest = calls.findLast((call) => call.actor === actor)?.number === number;
    await session.settle(actor, outcome, isNewest ? undefined : number);
    section.current?.focus();
  };
  const actors = actorsOf(known);
  if (actors.length === 0) return null;
  const late = calls.filter(({ status }) => status === 'stopped').slice(-MOST_LATE);
  return (
    <section aria-labelledby="workbench-children" ref={section} tabIndex={-1}>
      <h2 id="workbench-children">Children</h2>
      {pending.length === 0 && <p>No calls are pending.</p>}
      {pending.map((call) => (
        <AnswerButtons
          key={`${call.actor} ${call.number}`}
          {...{ session, call }}
          onAnswer={(outcome) => answer(call, outcome)}
        />
      ))}
      {late.length > 0 && (
        <details>
          <summary>{`Late answers of calls that were given up (${late.length})`}</summary>
          {late.map((call) => (
            <AnswerButtons
              key={`${call.actor} ${call.number}`}
              {...{ session, call }}
              onAnswer={(outcome) => answer(call, outcome)}
            />
          ))}
        </details>
      )}
      <details>
        <summary>{`Fault switches (${recorded.run.faults.size} on)`}</summary>
        <p>While a switch is on, every new call of that child ends so by itself.</p>
        {actors.map((actor) => (
          <label key={actor} className="workbench-fault">
            <span>{actor}</span>
            <select
              value={faultName(recorded.run.faults.get(actor))}
              onChange={(event) => session.fault(actor, failures[event.target.value as keyof typeof failures] ?? null)}
            >
              <option>off</option>
              {Object.keys(failures).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </section>
  );
}

function faultName(outcome: unknown): string {
  const text = JSON.stringify(outcome);
  return Object.entries(failures).find(([, known]) => JSON.stringify(known) === text)?.[0] ?? 'off';
}
