import { Title } from '@storybook/addon-docs/blocks';
import { rulesShownBy, wordsOf } from '../../packages/workbench/src/rules/contract-rules.ts';
import { stateContracts } from '../../packages/workbench/src/state-contracts.ts';
import type { WorkbenchMachine } from '../../packages/workbench/src/workbench-machine.ts';
import { DocsSection, DocsTable } from './docs-section.tsx';
import { storyAddress } from './live-example.tsx';
import { MachineReference } from './machine-reference.tsx';

/** The promises of a machine in each state, for QA. Everything is read from the machine and its bench. */
export function ContractPage({ known }: { known: WorkbenchMachine }) {
  return (
    <div className="docs-page sb-unstyled">
      <Title />
      <DocsSection title="What each state promises">
        <p>
          A state’s link opens the bench there. Its story plays the way to it, and fails where what a person sees, or a
          text of the contract, is not on the screen.
        </p>
        <DocsTable
          label={`What each state of ${known.id} promises`}
          columns={['State', 'What it means', 'It promises', 'The contract’s rules', 'Shown by']}
          rows={stateContracts(known).map(({ path, words, promises, texts, storyId }) => ({
            key: path,
            cells: [
              <code key="path">{path}</code>,
              words,
              <Items key="promises" texts={promises} />,
              <Demands key="demands" texts={texts} storyId={storyId} />,
              <a key="story" href={storyAddress(storyId)} target="_parent">
                <code>{storyId}</code>
              </a>,
            ],
          }))}
        />
      </DocsSection>
      <MachineReference known={known} />
    </div>
  );
}

/** The rules that name this state, and the texts that its story demands beside them. */
function Demands({ texts, storyId }: { texts: readonly string[]; storyId: string }) {
  const rules = rulesShownBy(storyId);
  const others = texts.filter((text) => !rules.some((rule) => 'text' in rule && rule.text === text));
  const lines = [...rules.map((rule) => `${rule.number} ${wordsOf(rule)}`), ...others];
  return lines.length > 0 ? <Items texts={lines} /> : 'no rule names this state';
}

function Items({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
