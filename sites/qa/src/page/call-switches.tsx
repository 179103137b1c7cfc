import { type ApiCall, type ApiCallName, apiCallEntries } from '@trek/ui/internal/contract/calls';
import { describeFault, FAULT_STATUSES, type Fault, PRESETS, type Switches } from '../faults.ts';

interface CallSwitchesProps {
  switches: Switches;
  onChange: (switches: Switches) => void;
}

const DEFAULT_SECONDS = 5;

/** The faults that a call can be given, by the value of its option. */
const CHOICES: Readonly<Record<string, Fault>> = Object.fromEntries(
  [
    { kind: 'slow', seconds: DEFAULT_SECONDS } as const,
    ...FAULT_STATUSES.map((status) => ({ kind: 'status', status }) as const),
    { kind: 'dropped' } as const,
    { kind: 'out-of-order' } as const,
  ].map((fault: Fault) => [choiceOf(fault), fault]),
);

function choiceOf(fault: Fault | undefined): string {
  if (!fault) return 'off';
  return fault.kind === 'slow' ? 'slow' : describeFault(fault);
}

/** Whole situations, and a switch for each call of the API. */
export function CallSwitches({ switches, onChange }: CallSwitchesProps) {
  const change = (name: ApiCallName, fault: Fault | undefined) => {
    const { [name]: _, ...others } = switches;
    onChange(fault ? { ...others, [name]: fault } : others);
  };
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">Calls</h2>
      <p className="qa-presets">
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button key={name} type="button" onClick={() => onChange(preset)}>
            {name}
          </button>
        ))}
      </p>
      <ul className="qa-calls">
        {apiCallEntries().map(([name, call]) => (
          <CallSwitch key={name} call={call} fault={switches[name]} onChange={(fault) => change(name, fault)} />
        ))}
      </ul>
    </section>
  );
}

interface CallSwitchProps {
  call: ApiCall;
  fault: Fault | undefined;
  onChange: (fault: Fault | undefined) => void;
}

function CallSwitch({ call: { method, path, summary }, fault, onChange }: CallSwitchProps) {
  const name = `${method} ${path}`;
  return (
    <li data-on={fault ? '' : undefined}>
      <span className="qa-call">
        <code>{name}</code>
        <small>{summary.replaceAll('`', '')}</small>
      </span>
      <span className="qa-fault">
        {fault?.kind === 'slow' && (
          <label>
            <input
              type="number"
              min={0}
              max={60}
              aria-label={`Seconds of ${name}`}
              value={fault.seconds}
              onChange={({ target }) =>
                onChange({ kind: 'slow', seconds: Math.min(60, Math.max(0, target.valueAsNumber || 0)) })
              }
            />{' '}
            s
          </label>
        )}
        <select aria-label={name} value={choiceOf(fault)} onChange={({ target }) => onChange(CHOICES[target.value])}>
          <option>off</option>
          {Object.keys(CHOICES).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </span>
    </li>
  );
}
