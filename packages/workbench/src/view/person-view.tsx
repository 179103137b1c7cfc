import { useState } from 'react';
import { demandSentence } from '../expectation.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ExpectationForm } from './expectation-form.tsx';
import { viewOf } from './machine-view.tsx';
import { NoticesView } from './notices-view.tsx';
import type { PanelProps } from './panel-props.ts';
import { PersonFrame } from './person-frame.tsx';
import type { Demand } from './use-demand.ts';

/** The widths of a phone's, a tablet's and a desktop's screen, in pixels. */
const SCREEN_WIDTHS = [390, 820, 1440] as const;
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number];

interface PersonViewProps extends PanelProps {
  demand: Demand;
  width: ScreenWidth;
  onWidthChange: (width: ScreenWidth) => void;
}

/** The machine's own view on a visitor's screen where it can be driven from outside; and its state in words. */
export function PersonView({ width, onWidthChange, demand, ...panel }: PersonViewProps) {
  const { session, moment } = panel;
  const View = viewOf(panel);
  return (
    <section className="workbench-person" aria-labelledby="workbench-person">
      <div className="workbench-row">
        <h2 id="workbench-person">What a person sees</h2>
        {View && (
          <fieldset className="workbench-widths">
            <legend>Width of the screen</legend>
            {SCREEN_WIDTHS.map((one) => (
              <button key={one} type="button" aria-pressed={one === width} onClick={() => onWidthChange(one)}>
                {one}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {View && (
        <PersonFrame width={width}>
          <ErrorBoundary shown={moment}>
            <View {...panel} />
          </ErrorBoundary>
        </PersonFrame>
      )}
      {demand.isAsking && <ExpectationForm states={Object.keys(session.known.states)} {...demand} />}
      {demand.expectation && (
        <p className="workbench-message" role="note">
          <span>{demandSentence(demand.expectation)}</span>{' '}
          <button type="button" onClick={demand.takeBack}>
            Take back
          </button>
        </p>
      )}
      <div className="workbench-said" data-testid="person">
        <NoticesView {...panel} />
        <StateInWords {...panel} />
      </div>
    </section>
  );
}

/** The machine that knows the width of the screen says it; any other takes the tester's. */
export function useScreenWidth({ session, moment }: PanelProps): [ScreenWidth, (width: ScreenWidth) => void] {
  const [chosen, setChosen] = useState<ScreenWidth>(SCREEN_WIDTHS[0]);
  const { snapshot } = moment.recorded.run;
  if (session.known.id !== 'search' || snapshot.status === 'error') return [chosen, setChosen];
  const wide = chosen === SCREEN_WIDTHS[0] ? SCREEN_WIDTHS[2] : chosen;
  const isSmall = snapshot.matches({ viewport: 'small' });
  const change = (width: ScreenWidth) => {
    setChosen(width);
    const willBeSmall = width === SCREEN_WIDTHS[0];
    if (willBeSmall !== isSmall) void session.send({ type: 'viewport.change', isSmall: willBeSmall });
  };
  return [isSmall ? SCREEN_WIDTHS[0] : wide, change];
}

/** One sentence for every state that the machine is in. */
function StateInWords({ session: { known }, moment: { recorded } }: PanelProps) {
  const states = (recorded.run.snapshot._nodes ?? []).map(({ path }) => path.join('.'));
  return (
    <ul className="workbench-words" aria-label="The state in words">
      {states.flatMap((state) => {
        const words = known.states[state]?.words;
        return words ? [<li key={state}>{words}</li>] : [];
      })}
    </ul>
  );
}
