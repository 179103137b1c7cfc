import type { DescribedAnatomy } from '../../packages/ui/src/core/internal/described-anatomy.ts';
import { CodeText } from './code-text.tsx';
import { DocsSection, DocsTable } from './docs-section.tsx';

/** The parts by which a skin or a test finds the component's elements. */
export function AnatomyTable({ anatomies }: { anatomies: readonly DescribedAnatomy[] }) {
  return (
    <DocsSection title="Anatomy">
      {anatomies.length === 0 && <p>It has no parts of its own: it puts other components together.</p>}
      {anatomies.map(({ scope, parts }) => (
        <div key={scope}>
          <h3>
            <code>data-scope="{scope}"</code>
          </h3>
          <DocsTable
            label={`Parts of ${scope}`}
            columns={['data-part', 'What it is']}
            rows={parts.map(({ part, words }) => ({
              key: part,
              cells: [<code key="part">{part}</code>, <CodeText key="words" text={words} />],
            }))}
          />
        </div>
      ))}
    </DocsSection>
  );
}
