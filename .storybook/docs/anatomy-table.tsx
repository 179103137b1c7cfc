import type { Anatomy } from '../../packages/ui/src/core/internal/anatomy.ts';
import { type PartWords, readAnatomyWords } from './anatomy-words.ts';
import { CodeText } from './code-text.tsx';
import { DocsSection, DocsTable } from './docs-section.tsx';

const sources = import.meta.glob<string>('../../packages/ui/src/**/*.anatomy.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const words = new Map(Object.values(sources).flatMap((source) => [...readAnatomyWords(source)]));

/** The comment of a part in its anatomy's source. */
export const partWords = (scope: string, part: string): PartWords =>
  words.get(scope)?.get(part) ?? { words: '', attributes: [] };

/** The parts by which a skin or a test finds the component's elements. */
export function AnatomyTable({ anatomies }: { anatomies: readonly Anatomy<string>[] }) {
  return (
    <DocsSection title="Elements">
      {anatomies.length === 0 && <p>It has no parts of its own: it puts other components together.</p>}
      {anatomies.map(({ scope, parts }) => (
        <div key={scope}>
          <h3>
            <code>data-scope="{scope}"</code>
          </h3>
          <DocsTable
            label={`Elements of ${scope}`}
            columns={['data-part', 'What it is']}
            rows={parts.map((part) => ({
              key: part,
              cells: [<code key="part">{part}</code>, <CodeText key="words" text={partWords(scope, part).words} />],
            }))}
          />
        </div>
      ))}
    </DocsSection>
  );
}
