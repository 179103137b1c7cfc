import { useState } from 'react';
import { faultMatrix, type MatrixCell } from '../fault-matrix.ts';
import type { PanelProps } from './panel-props.ts';

/** Every call × every fault of the machine, by one press; apart from the run, which stays as it is. */
export function MatrixPanel({ session: { known } }: Pick<PanelProps, 'session'>) {
  const [cells, setCells] = useState<MatrixCell[] | null>(null);
  const broken = cells?.filter(({ isFulfilled }) => !isFulfilled).length ?? 0;
  return (
    <section aria-labelledby="workbench-matrix" className="workbench-matrix">
      <h2 id="workbench-matrix">Fault matrix</h2>
      <button type="button" onClick={async () => setCells(await faultMatrix(known))}>
        Run every call × every fault
      </button>
      {cells && <p role="status">{`${cells.length} runs; ${broken} where the contract’s text is missing.`}</p>}
      {cells && cells.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className="workbench-scroll" aria-label="Every call and every fault" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {['Call', 'Fault', 'Leads to', 'Says', 'The contract’s text'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map(({ call, fault, state, texts, wanted, isFulfilled }) => (
                <tr key={`${call} ${fault}`} data-broken={isFulfilled ? undefined : ''}>
                  <th scope="row">{call}</th>
                  <td>{fault}</td>
                  <td>{state}</td>
                  <td>{texts.join(' · ') || 'nothing'}</td>
                  <td>{wanted === null ? 'left open' : isFulfilled ? 'said' : `missing: ${wanted}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
