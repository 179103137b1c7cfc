import { useEffect, useState } from 'react';
import type { SiteRun } from '../../../../packages/workbench/src/site-recorder.ts';
import { benchAddress, benchRunOf } from '../../../../packages/workbench/src/site-run.ts';

interface TabRunsProps {
  runs: readonly SiteRun[];
  storybookUrl: string;
}

/** The machines of the tab's document, each with the way to its bench. */
export function TabRuns({ runs, storybookUrl }: TabRunsProps) {
  const moved = runs.filter(({ script }) => script.length > 0);
  return (
    <section aria-labelledby="runs">
      <h2 id="runs">Machines</h2>
      <p className="qa-note">
        A link holds what was typed into the page, passwords too: use invented ones. A run begins with the page’s load.
      </p>
      {moved.length === 0 ? (
        <p>No machine of this page has done anything yet.</p>
      ) : (
        <ul className="qa-calls">
          {moved.toReversed().map((run) => (
            <li key={run.id}>
              <span className="qa-call">
                <code>{run.machine}</code>
                <small>
                  {run.script.length} {run.script.length === 1 ? 'step' : 'steps'}, now in {run.states.at(-1)}
                </small>
              </span>
              <BenchLink run={run} storybookUrl={storybookUrl} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Bench = { address: string } | { fault: string };

function BenchLink({ run, storybookUrl }: { run: SiteRun; storybookUrl: string }) {
  const [bench, setBench] = useState<Bench>();
  const { id, script } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report of the tab holds new objects; a run only grows.
  useEffect(() => {
    let isCurrent = true;
    benchRunOf(run)
      .then(async (found): Promise<Bench> => ({ address: await benchAddress(found, storybookUrl) }))
      .catch((error: Error): Bench => ({ fault: error.message }))
      .then((found) => {
        if (isCurrent) setBench(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [id, script.length, storybookUrl]);
  if (!bench) return <small>…</small>;
  if ('fault' in bench) return <small className="qa-fault-text">No bench shows this run. {bench.fault}</small>;
  return (
    <a href={bench.address} target="_blank" rel="noopener" aria-label={`Open on the bench: ${run.machine}`}>
      Open on the bench
    </a>
  );
}
