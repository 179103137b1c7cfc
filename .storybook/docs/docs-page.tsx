import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Anatomy } from '../../packages/ui/src/core/internal/anatomy.ts';
import { workbenchMachine } from '../../packages/workbench/src/machines/index.ts';
import { AnatomyTable } from './anatomy-table.tsx';
import { ContractPage } from './contract-page.tsx';
import { ExampleFile } from './example-file.tsx';
import { LiveExample } from './live-example.tsx';
import { MachineReference } from './machine-reference.tsx';
import { CallbackTable, PropTable } from './prop-tables.tsx';
import './docs.css';

/** The parameters of a component's stories that shape its docs page. */
interface Explained {
  /** The component's parts, and those of the components that only it has. */
  parts?: readonly Anatomy<string>[];
  /** The workbench's id of the machine that drives it. */
  machine?: string;
  /** The file of `packages/ui/examples` that shows it. Default: the end of the stories' title. */
  example?: string;
  /** Its stories cover the page, so none is shown before the reader asks for it. */
  coversThePage?: boolean;
}

/** The docs page of every component: all of it is read from the component, its anatomy and its machine. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { contract } = preparedMeta.parameters as { contract?: string };
  if (contract !== undefined) return <ContractPage known={workbenchMachine(contract)} />;
  const { parts = [], machine, example, coversThePage = false } = (preparedMeta.parameters.explains ?? {}) as Explained;
  return (
    <div className="docs-page sb-unstyled">
      <Title />
      <Description of="meta" />
      <ExampleFile name={example ?? preparedMeta.title.split('/').at(-1) ?? ''} />
      <AnatomyTable anatomies={parts} />
      <LiveExample startsHidden={coversThePage} />
      <PropTable argTypes={preparedMeta.argTypes} />
      <CallbackTable argTypes={preparedMeta.argTypes} />
      {machine && <MachineReference known={workbenchMachine(machine)} />}
    </div>
  );
}
