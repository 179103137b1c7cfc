import type { ActorCall, Outcome } from '@trek/ui/internal/testing/machines';
import { useRef } from 'react';
import { actorsOf } from '../workbench-machine.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { PanelProps } from './panel-props.ts';

/** How many calls that were given up are offered: the newest. */
const MOST_LATE = 3;

/** The pending calls, with every answer; and those that were given up and can still answer. */
export function ChildPanel({ session, moment: { recorded } }: PanelProps) {
  const section = useRef<HTMLElement>(null);
  const { calls, pending } = recorded.run.actors;
  // The button that was pressed goes with its question: the focus stays here, so that the keyboard does, too.
  const answer = async ({ actor, number }: ActorCall, outcome: Outcome) => {
    const isNewest = calls.findLast((call) => call.actor === actor)?.number === number;
    await session.settle(actor, outcome, isNewest ? undefined : number);
    section.current?.focus();
  };
  if (actorsOf(session.known).length === 0) return null;
  const late = calls.filter(({ status }) => status === 'stopped').slice(-MOST_LATE);
  return (
    <section aria-labelledby="workbench-children" ref={section} tabIndex={-1}>
      <h2 id="workbench-children">Calls</h2>
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
    </section>
  );
}
