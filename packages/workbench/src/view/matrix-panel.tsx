import { useState } from 'react';
import { faultMatrix, type MatrixCell } from '../fault-matrix.ts';
import { BenchDialog } from './bench-dialog.tsx';
import type { PanelProps } from './panel-props.ts';

const COLUMNS = ['Call', 'Fault', 'Leads to', 'Says', 'The contract’s state', 'The contract’s text'];

const hasRule = ({ wanted, wantedState }: MatrixCell) => wanted !== null || wantedState !== null;

/** The contract’s wish for a cell, and whether it is fulfilled. */
function verdict(wanted: string | null, isSo: boolean, right: string): string {
  if (wanted === null) return 'no rule';
  return isSo ? right : `missing: ${wanted}`;
}

/** Every call × every fault of the machine, by one press; apart from the run, which stays as it is. */
export function MatrixPanel({ session: { known } }: Pick<PanelProps, 'session'>) {
  const [cells, setCells] = useState<MatrixCell[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const run = async () => {
    setCells(await faultMatrix(known));
    setIsOpen(true);
  };
  return (
    <section aria-labelledby="workbench-matrix">
      <h2 id="workbench-matrix">Fault matrix</h2>
      <button type="button" onClick={run}>
        Run every call × every fault
      </button>
      {cells && <p role="status">{summary(cells)}</p>}
      {isOpen && cells && cells.length > 0 && <MatrixTable cells={cells} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function summary(cells: readonly MatrixCell[]): string {
  const ruled = cells.filter(hasRule);
  const broken = ruled.filter(({ isFulfilled }) => !isFulfilled).length;
  return `${cells.length} runs: ${ruled.length - broken} as the contract says, ${broken} not, ${cells.length - ruled.length} without a rule.`;
}

/** Wider than the bench’s columns: over the page. */
function MatrixTable({ cells, onClose }: { cells: readonly MatrixCell[]; onClose: () => void }) {
  return (
    <BenchDialog label="Every call and every fault" onClose={onClose}>
      {(close) => (
        <>
          <p>{summary(cells)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="workbench-scroll" aria-label="Every call and every fault" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cells.map(({ call, fault, state, wantedState, texts, wanted, isFulfilled }) => (
                  <tr key={`${call} ${fault}`} data-broken={isFulfilled ? undefined : ''}>
                    <th scope="row">{call}</th>
                    <td>{fault}</td>
                    <td>{state}</td>
                    <td>{texts.join(' · ') || 'nothing'}</td>
                    <td>{verdict(wantedState, wantedState === state, 'reached')}</td>
                    <td>{verdict(wanted, wanted !== null && texts.includes(wanted), 'said')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <button type="button" onClick={close}>
            Close
          </button>
        </>
      )}
    </BenchDialog>
  );
}
