import { chartModel } from '../../packages/workbench/src/chart-model.ts';
import { chartTables } from '../../packages/workbench/src/chart-tables.ts';
import { payloadFields } from '../../packages/workbench/src/payload-text.ts';
import { ChartDrawing } from '../../packages/workbench/src/view/chart-drawing.tsx';
import type { WorkbenchMachine } from '../../packages/workbench/src/workbench-machine.ts';
import { DocsSection, DocsTable } from './docs-section.tsx';
import { storyAddress } from './live-example.tsx';

/** The machine behind a component: its chart in a drawing and in words, and the way to its workbench. */
export function MachineReference({ known }: { known: WorkbenchMachine }) {
  const { states, guards, delays } = chartTables(known.machine);
  return (
    <DocsSection title={`State machine: ${known.id}`}>
      <p>
        <a
          href={storyAddress(`workbench-${known.title.toLowerCase().replaceAll(' ', '-')}--workbench`)}
          target="_parent"
        >
          Drive it on the workbench
        </a>
        , or import <code>{known.source.name}</code> from <code>{known.source.from}</code>.
      </p>
      <ChartDrawing name={known.id} model={chartModel(known.machine)} />
      <h3>States</h3>
      <DocsTable
        label={`States of ${known.id}`}
        columns={['State', 'What it means', 'Ways out']}
        rows={states.map(({ path, isOuter, ways }) => ({
          key: path,
          cells: [
            path === '' ? 'in every state' : <code key="path">{path}</code>,
            known.states[path]?.words ?? (isOuter ? 'Holds other states.' : 'Passes through.'),
            <Lines key="ways" texts={ways} />,
          ],
        }))}
      />
      <h3>Events</h3>
      {known.events.length === 0 ? (
        <p>It takes none: it comes to its end by itself.</p>
      ) : (
        <DocsTable
          label={`Events of ${known.id}`}
          columns={['Event', 'Payload']}
          rows={known.events.map((event) => ({
            key: event.type,
            cells: [<code key="type">{event.type}</code>, <Lines key="payload" texts={payloadFields(event)} />],
          }))}
        />
      )}
      {guards.length > 0 && (
        <>
          <h3>Guards</h3>
          <DocsTable
            label={`Guards of ${known.id}`}
            columns={['Guard', 'Decides']}
            rows={guards.map(({ name, ways }) => ({
              key: name,
              cells: [<code key="name">{name}</code>, <Lines key="ways" texts={ways} />],
            }))}
          />
        </>
      )}
      {delays.length > 0 && (
        <>
          <h3>Delays</h3>
          <DocsTable
            label={`Delays of ${known.id}`}
            columns={['Delay', 'Lasts', 'Leads']}
            rows={delays.map(({ name, ms, ways }) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                ms === null ? 'as its context says' : `${ms.toLocaleString('en')} ms`,
                <Lines key="ways" texts={ways} />,
              ],
            }))}
          />
        </>
      )}
    </DocsSection>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return 'none';
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <code>{text}</code>
        </li>
      ))}
    </ul>
  );
}
