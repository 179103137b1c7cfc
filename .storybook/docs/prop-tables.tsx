import type { StrictArgTypes } from 'storybook/internal/csf';
import { DocsSection, DocsTable } from './docs-section.tsx';

interface ArgTypesProps {
  argTypes: StrictArgTypes;
}

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** Every prop but the callbacks, as the component's own types and comments say it. */
export function PropTable({ argTypes }: ArgTypesProps) {
  const props = Object.values(argTypes).filter(({ name }) => !isCallback(name));
  return (
    <DocsSection title="Props">
      {props.length === 0 && <p>It takes none: what it shows comes from the provider.</p>}
      {props.length > 0 && (
        <DocsTable
          label="Props"
          columns={['Prop', 'Type', 'Default', 'What it does']}
          rows={props.map((prop) => ({
            key: prop.name,
            cells: [<PropName key="name" {...prop} />, typeOf(prop), defaultOf(prop), prop.description ?? ''],
          }))}
        />
      )}
    </DocsSection>
  );
}

/** What the component tells its host. */
export function CallbackTable({ argTypes }: ArgTypesProps) {
  const callbacks = Object.values(argTypes).filter(({ name }) => isCallback(name));
  return (
    <DocsSection title="Callbacks">
      {callbacks.length === 0 && <p>It calls none: it speaks to its host by the provider’s ports.</p>}
      {callbacks.length > 0 && (
        <DocsTable
          label="Callbacks"
          columns={['Callback', 'Type', 'When it is called']}
          rows={callbacks.map((prop) => ({
            key: prop.name,
            cells: [<PropName key="name" {...prop} />, typeOf(prop), prop.description ?? ''],
          }))}
        />
      )}
    </DocsSection>
  );
}

function PropName({ name, type }: StrictArgTypes[string]) {
  return (
    <>
      <code>{name}</code>
      {type?.required && <small> required</small>}
    </>
  );
}

function typeOf({ table }: StrictArgTypes[string]) {
  const text = table?.type?.detail ?? table?.type?.summary;
  return text && <code>{text}</code>;
}

function defaultOf({ table }: StrictArgTypes[string]) {
  const text = table?.defaultValue?.summary;
  return text && <code>{text}</code>;
}
