import readme from '../../packages/ui/README.md?raw';
import type { TrekEventName } from '../../packages/ui/src/provider/trek-events.ts';
import { CodeText } from './code-text.tsx';
import { docgenOf, ownProps } from './docgen.ts';
import { DocsSection, DocsTable } from './docs-section.tsx';

/** The parts of a namespace that the package exports, with the props that only they have. */
export function PartsTable({ name, parts }: { name: string; parts: object }) {
  const rows = Object.entries(parts)
    .filter(([part]) => /^[A-Z][a-z]/.test(part))
    .map(([part, component]) => ({
      key: part,
      cells: [
        <code key="part">{`${name}.${part}`}</code>,
        <CodeText key="words" text={docgenOf(component).description} />,
        <CodeText
          key="props"
          text={ownProps(component)
            .map(({ name }) => `\`${name}\``)
            .join(', ')}
        />,
      ],
    }));
  return (
    <DocsSection title={`Parts of ${name}`}>
      <p>
        Each takes <code>ref</code> and every attribute of its element, and mostly <code>asChild</code>. A part shows
        nothing where it has nothing to say.
      </p>
      <DocsTable label={`Parts that ${name} has`} columns={['Part', 'What it is', 'Props of its own']} rows={rows} />
    </DocsSection>
  );
}

/** The keys that work in it. */
export function KeyboardTable({ keyboard }: { keyboard: Readonly<Record<string, string>> }) {
  return (
    <DocsSection title="Keyboard">
      <DocsTable
        label="Keys"
        columns={['Key', 'What it does']}
        rows={Object.entries(keyboard).map(([keys, effect]) => ({
          key: keys,
          cells: [<kbd key="keys">{keys}</kbd>, <CodeText key="effect" text={effect} />],
        }))}
      />
    </DocsSection>
  );
}

/** The events that it reports to the host, as the README says them. */
export function EventTable({ events }: { events: readonly TrekEventName[] }) {
  return (
    <DocsSection title="Events">
      <p>
        <code>onEvent</code> of <code>TrekProvider</code> or <code>TrekEmbed</code> receives them.
      </p>
      <DocsTable
        label="Events for the host"
        columns={['Type', 'When', 'Detail']}
        rows={events.map((event) => {
          const [, when = '', detail = ''] = eventRow(event);
          return {
            key: event,
            cells: [
              <code key="type">{event}</code>,
              <CodeText key="when" text={when} />,
              <CodeText key="detail" text={detail} />,
            ],
          };
        })}
      />
    </DocsSection>
  );
}

const eventRow = (event: TrekEventName): string[] => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${event}\` |`));
  return (row ?? '').split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
};

/** Its behavior for people with assistive technology. */
export function AccessibilityNotes({ notes }: { notes: readonly string[] }) {
  return (
    <DocsSection title="Accessibility">
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <CodeText text={note} />
          </li>
        ))}
      </ul>
    </DocsSection>
  );
}
