import type { StrictArgTypes } from 'storybook/internal/csf';
import { CodeText } from './code-text.tsx';
import { docgenOf, isShared, ownProps } from './docgen.ts';
import { DocsSection, DocsTable } from './docs-section.tsx';

interface ArgTypesProps {
  argTypes: StrictArgTypes;
}

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** Every prop but the callbacks, as the component's own types and comments say it. */
export function PropTable({ argTypes }: ArgTypesProps) {
  const props = Object.values(argTypes).filter(({ name }) => !isCallback(name) && !isShared(name));
  return (
    <DocsSection title="Props">
      {props.length === 0 && <p>It takes none: what it shows comes from the provider.</p>}
      {props.length > 0 && (
        <DocsTable label="Every prop" columns={['Prop', 'Type', 'What it does']} rows={props.map(rowOf)} />
      )}
    </DocsSection>
  );
}

/** The component's callbacks. */
export function CallbackTable({ argTypes }: ArgTypesProps) {
  const callbacks = Object.values(argTypes).filter(({ name }) => isCallback(name));
  return (
    <DocsSection title="Callbacks">
      {callbacks.length === 0 && <p>It calls none: it speaks to its host by the provider’s ports.</p>}
      {callbacks.length > 0 && (
        <DocsTable
          label="Every callback"
          columns={['Callback', 'Type', 'When it is called']}
          rows={callbacks.map(rowOf)}
        />
      )}
    </DocsSection>
  );
}

/** The props and callbacks of a component beside the page's own. */
export function ComponentProps({ name, component }: { name: string; component: object }) {
  const { description } = docgenOf(component);
  return (
    <DocsSection title={`Props of ${name}`}>
      <p>
        <CodeText text={description} />
      </p>
      <DocsTable
        label={`Every prop of ${name}`}
        columns={['Prop', 'Type', 'What it does']}
        rows={ownProps(component).map((prop) => propRow(prop.name, prop.type.name, prop.description, prop.required))}
      />
    </DocsSection>
  );
}

function rowOf({ name, type, table, description = '' }: StrictArgTypes[string]) {
  return propRow(name, table?.type?.detail ?? table?.type?.summary ?? '', description, type?.required);
}

function propRow(name: string, type: string, description: string, isRequired = false) {
  return {
    key: name,
    cells: [
      <>
        <code>{name}</code>
        {isRequired && <small> required</small>}
      </>,
      <code key="type">{type.replace(/^\((.+)\) \| undefined$/, '$1').replace(/ \| undefined$/, '')}</code>,
      <CodeText key="text" text={description} />,
    ],
  };
}
