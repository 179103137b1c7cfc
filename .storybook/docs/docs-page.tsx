import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/csf';
import type { Explained } from '../../packages/ui/src/testing/explained.ts';
import { workbenchMachine } from '../../packages/workbench/src/machines/index.ts';
import { AnatomyTable } from './anatomy-table.tsx';
import { ContractPage } from './contract-page.tsx';
import { AnatomyCode, ExampleFiles } from './example-file.tsx';
import { LiveExample } from './live-example.tsx';
import { MachineReference } from './machine-reference.tsx';
import { CallbackTable, ComponentProps, PropTable } from './prop-tables.tsx';
import { AccessibilityNotes, EventTable, KeyboardTable, PartsTable } from './reference-tables.tsx';
import { AttributeTable, TokenTable } from './style-tables.tsx';
import './docs.css';

/** The docs page of every component: all of it is read from the component, its anatomy and its machine. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { contract } = preparedMeta.parameters as { contract?: string };
  if (contract !== undefined) return <ContractPage known={workbenchMachine(contract)} />;
  return <ComponentPage explained={(preparedMeta.parameters.explains ?? {}) as Explained} meta={preparedMeta} />;
}

interface ComponentPageProps {
  explained: Explained;
  meta: { title: string; argTypes: StrictArgTypes };
}

function ComponentPage({ explained, meta: { title, argTypes } }: ComponentPageProps) {
  const { parts = [], machine, coversThePage = false, examples = [], components = {}, namespaces = {} } = explained;
  const { keyboard, events, accessibility, example = title.split('/').at(-1) ?? '' } = explained;
  return (
    <div className="docs-page sb-unstyled">
      <Title />
      <Description of="meta" />
      <AnatomyCode name={example} />
      <ExampleFiles name={example} more={examples} />
      <LiveExample startsHidden={coversThePage} />
      <PropTable argTypes={argTypes} />
      <CallbackTable argTypes={argTypes} />
      {Object.entries(components).map(([name, component]) => (
        <ComponentProps key={name} name={name} component={component} />
      ))}
      {Object.entries(namespaces).map(([name, own]) => (
        <PartsTable key={name} name={name} parts={own} />
      ))}
      <AnatomyTable anatomies={parts} />
      <AttributeTable anatomies={parts} />
      <TokenTable anatomies={parts} />
      {keyboard && <KeyboardTable keyboard={keyboard} />}
      {events && <EventTable events={events} />}
      {accessibility && <AccessibilityNotes notes={accessibility} />}
      {machine && <MachineReference known={workbenchMachine(machine)} />}
    </div>
  );
}
