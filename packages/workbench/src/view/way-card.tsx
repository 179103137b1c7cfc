import { useEffect, useId, useRef, useState } from 'react';
import { describeStart, describeStep } from '../step-words.ts';
import { findWay, LONGEST_WAY, otherStart, type WayTo } from '../way-to.ts';
import type { PanelProps } from './panel-props.ts';

interface WayCardProps extends Pick<PanelProps, 'session'> {
  /** The id of the state that was pressed. */
  goal: string;
  onClose: () => void;
}

/** A state of the chart: its meaning, and the way to it from where the run is. */
export function WayCard({ session, goal, onClose }: WayCardProps) {
  const heading = useId();
  const next = useRef<HTMLButtonElement>(null);
  const [way, setWay] = useState<WayTo | 'searching' | null>(null);
  const { known } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: while a way is looked for, the button takes no focus.
  useEffect(() => next.current?.focus(), [way]);
  const search = async () => {
    setWay('searching');
    setWay(await findWay(known, session.document, goal));
  };
  const play = async (steps: Parameters<typeof session.take>[0]) => {
    await session.take(steps);
    onClose();
  };
  const found = way !== null && way !== 'searching' ? way : null;
  const steps = found?.steps ?? [];
  return (
    <section
      className="chart-card"
      aria-labelledby={heading}
      aria-busy={way === 'searching'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <h3 id={heading}>{goal}</h3>
      <p>{known.states[goal.slice(known.machine.id.length + 1)]?.words}</p>
      <p role="status">{way === 'searching' ? 'Looking for a way…' : found && resultOf(session, goal, found)}</p>
      {steps.length > 0 && (
        <ol>
          {steps.map((step, index) => (
            <li key={index}>{describeStep(known, step)}</li>
          ))}
        </ol>
      )}
      <div className="workbench-row">
        <button
          type="button"
          ref={next}
          disabled={way === 'searching'}
          onClick={() => (steps.length > 0 ? play(steps) : search())}
        >
          {steps.length > 0 ? `Play ${inSteps(steps.length)}` : 'How do I get there?'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}

const inSteps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);

/** The result of a search as a sentence. */
function resultOf({ known, document: { input } }: WayCardProps['session'], goal: string, way: WayTo): string {
  if (way.steps?.length === 0) return 'The run is in this state.';
  if (way.steps) {
    return way.isShortest
      ? `The shortest way from here has ${inSteps(way.steps.length)}:`
      : `A way from here has ${inSteps(way.steps.length)}; there may be a shorter one:`;
  }
  const reasons = {
    unreachable: 'No transitions lead there from here.',
    tooFar: `No way found within ${LONGEST_WAY} steps: here the guards allow none.`,
    tooMany: `No way found within ${LONGEST_WAY} steps: there are too many to try all.`,
  };
  const other = otherStart(known, goal, input);
  if (!other) return reasons[way.reason];
  return `${reasons[way.reason]} From the start “${describeStart(known, other.input)}” it takes ${inSteps(other.script.length)}: choose it under “Go to state”.`;
}
