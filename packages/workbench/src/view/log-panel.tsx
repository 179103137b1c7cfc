import { noticeIn } from '../notices.ts';
import type { StepRecord } from '../recorded-run.ts';
import { describeDivergence } from '../script-origin.ts';
import { describeEffect, describeStart, describeStep, describeTransition } from '../step-words.ts';
import type { WorkbenchMachine } from '../workbench-machine.ts';
import { useNoticeWords } from './notices-view.tsx';
import type { PanelProps } from './panel-props.ts';

/** How many steps are shown: older ones are still in the script. */
const SHOWN = 50;

/** Everything that each step did, the newest first. */
export function LogPanel({ session, moment: { recorded, origin, input } }: PanelProps) {
  const { records, start } = recorded;
  const wordsOf = useNoticeWords(session.known.id);
  const { known } = session;
  const inWords = (effect: string) => {
    const notice = noticeIn(effect, known.id);
    return notice ? `shows the notice “${wordsOf(notice)}”` : describeEffect(known, effect);
  };
  const shown = records.slice(-SHOWN).map((record, index) => ({
    record,
    number: Math.max(0, records.length - SHOWN) + index + 1,
  }));
  return (
    <section aria-labelledby="workbench-log" className="workbench-steps">
      <h2 id="workbench-log">Log</h2>
      {records.length > SHOWN && (
        <p>{`The newest ${SHOWN} of ${records.length} steps. The slider goes to the older ones.`}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="workbench-log" aria-label="Steps" tabIndex={0}>
        <ol>
          {shown.toReversed().map(({ record, number }) => (
            <li key={number}>
              <button type="button" onClick={() => session.goTo(number)}>
                {`${number}. ${describeStep(known, record.step)}`}
              </button>
              {origin?.divergence?.step === number && (
                <p className="workbench-message">{`From here on it went another way: ${describeDivergence(origin.divergence)}.`}</p>
              )}
              <LogEntry known={known} record={record} inWords={inWords} />
            </li>
          ))}
          <li key="start">
            <button type="button" onClick={() => session.goTo(0)}>
              {`0. start: ${describeStart(known, input)}`}
            </button>
            <LogEntry
              known={known}
              record={{ ...start, from: start.to, reason: null, changes: [] }}
              inWords={inWords}
            />
          </li>
        </ol>
      </section>
    </section>
  );
}

interface LogEntryProps {
  known: WorkbenchMachine;
  record: Omit<StepRecord, 'step' | 'atMs' | 'result'>;
  /** An effect as a person reads it. */
  inWords: (effect: string) => string;
}

function LogEntry({ known, record: { from, to, taken, reason, changes, effects }, inWords }: LogEntryProps) {
  return (
    <>
      <p>{from === to ? from : `${from} → ${to}`}</p>
      {reason && <p className="workbench-reason">{`Nothing happened: ${reason}`}</p>}
      {taken.length + changes.length + effects.length > 0 && (
        <ul>
          {[...new Set(taken)].map((key) => (
            <li key={key} title={key}>
              {describeTransition(known, key)}
            </li>
          ))}
          {changes.map(({ path, before, after }) => (
            <li key={path}>{`${path}: ${before} → ${after}`}</li>
          ))}
          {effects.map((effect, index) => (
            <li key={index}>{inWords(effect)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
