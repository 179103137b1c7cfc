import type { Anatomy } from '../../packages/ui/src/core/internal/anatomy.ts';
import { partWords } from './anatomy-table.tsx';
import { CodeText } from './code-text.tsx';
import { DocsSection, DocsTable } from './docs-section.tsx';
import { usedTokens } from './used-tokens.ts';

/** The data attributes that tell the state of the parts. */
export function AttributeTable({ anatomies }: { anatomies: readonly Anatomy<string>[] }) {
  const rows = anatomies.flatMap(({ scope, parts }) =>
    parts.flatMap((part) =>
      partWords(scope, part).attributes.map(({ name, values }) => ({
        key: `${scope} ${part} ${name}`,
        cells: [
          <code key="name">{name}</code>,
          <code key="part">{`${scope} ${part}`}</code>,
          <CodeText key="values" text={values} />,
        ],
      })),
    ),
  );
  if (rows.length === 0) return null;
  return (
    <DocsSection title="Data attributes">
      <DocsTable label="Data attributes of the parts" columns={['Attribute', 'Part', 'Value']} rows={rows} />
    </DocsSection>
  );
}

/** The tokens by which a host changes the component's look. */
export function TokenTable({ anatomies }: { anatomies: readonly Anatomy<string>[] }) {
  const tokens = usedTokens(anatomies.map(({ scope }) => scope));
  if (tokens.length === 0) return null;
  const style = getComputedStyle(document.documentElement);
  return (
    <DocsSection title="CSS variables">
      <p>
        The skin uses these for the parts above. Set them on <code>:root</code>, or on any element around the component.
      </p>
      <DocsTable
        label="CSS variables of the skin"
        columns={['Variable', 'In this theme', 'Used for']}
        rows={tokens.map(({ name, properties }) => ({
          key: name,
          cells: [
            <code key="name">{name}</code>,
            <code key="value">{style.getPropertyValue(name)}</code>,
            properties.join(', '),
          ],
        }))}
      />
    </DocsSection>
  );
}
