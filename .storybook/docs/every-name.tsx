import './docs.css';
import names from 'virtual:published-names';
import { CodeText } from './code-text.tsx';
import { DocsSection, DocsTable } from './docs-section.tsx';

/** Everything that the package publishes, read from the sources when the documentation is built. */
export const EveryName = () => (
  <div className="docs-page sb-unstyled">
    {names.map(([subpath, published]) => (
      <DocsSection key={subpath} title={subpath}>
        <DocsTable
          label={`Names of ${subpath}`}
          columns={['Name', 'Meaning']}
          rows={published.map(({ name, comment, parts }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              <CodeText
                key="comment"
                text={parts.length > 0 ? `Parts: ${parts.map((part) => part.name).join(', ')}.` : comment}
              />,
            ],
          }))}
        />
      </DocsSection>
    ))}
  </div>
);
