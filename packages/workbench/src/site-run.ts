import { workbenchMachines } from './machines/index.ts';
import { playScript } from './played-script.ts';
import { documentOf, type ScriptDocument, ScriptFault } from './script-document.ts';
import { addressWith, writeLink } from './script-link.ts';
import type { SiteRun } from './site-recorder.ts';
import { benchId } from './state-contracts.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** A run of the site that a bench can open. */
export interface BenchRun {
  known: WorkbenchMachine;
  document: ScriptDocument;
}

/**
 * A run of the site as a script of the bench. It is played here, so that the bench shows what the site went through: the site
 * gives its machines its own guards and inputs.
 * @throws ScriptFault with a plain sentence where no bench can show it
 */
export async function benchRunOf(run: SiteRun): Promise<BenchRun> {
  const known = Object.values(workbenchMachines).find(({ machine }) => machine.id === run.machine);
  if (!known) throw new ScriptFault(`The workbench has no machine “${run.machine}”.`);
  if (run.fault !== null) throw new ScriptFault(run.fault);
  let fault: ScriptFault | undefined;
  for (const input of inputsLike(known, run.input)) {
    const document = documentOf(known, { input, script: run.script });
    const { recorded, message } = await playScript(known, document);
    if (message !== null) {
      fault ??= new ScriptFault(message);
      continue;
    }
    const states = [recorded.start.to, ...recorded.records.map(({ to }) => to)];
    const step = states.findIndex((state, index) => state !== run.states[index]);
    const results = recorded.records.map(({ result }) => result);
    if (step === -1) return { known, document: { ...document, results } };
    fault ??= new ScriptFault(
      `${step === 0 ? 'The start' : `Step ${step}`} leads to “${run.states[step]}” on the site, and to “${states[step]}” on the bench.`,
    );
  }
  throw fault ?? new ScriptFault(`The bench of “${known.title}” has no input.`);
}

/** The names of the bench's inputs; first those that are the site's own. */
function inputsLike({ inputs }: WorkbenchMachine, given: unknown): string[] {
  const text = JSON.stringify(given ?? null);
  const isSame = (name: string) => JSON.stringify(inputs[name] ?? null) === text;
  return Object.keys(inputs).sort((one, other) => Number(isSame(other)) - Number(isSame(one)));
}

/** The address of the bench with the run in it. @param storybookUrl address of Storybook, without a query */
export async function benchAddress({ known, document }: BenchRun, storybookUrl: string): Promise<string> {
  const page = new URL(storybookUrl);
  page.searchParams.set('path', `/story/${benchId(known)}`);
  return addressWith(page.href, await writeLink(document));
}
