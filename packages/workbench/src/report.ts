import type { Expectation } from './expectation.ts';
import { RULE_GROUPS } from './rules/contract-rules.ts';
import { quotedResult } from './script-origin.ts';
import { describeStart, describeStep } from './step-words.ts';
import { THIS_BUILD } from './this-build.ts';
import type { WorkbenchSession } from './workbench-session.ts';

interface ReportInput {
  session: Pick<WorkbenchSession, 'known' | 'document' | 'moment'>;
  /** The tester's own demand; null: the contract's alone. */
  expectation: Expectation | null;
  /** The texts on the visitor's screen. */
  texts: readonly string[];
  /** The address that leads to the step. */
  link: string;
  /** The picture of the screen: an address, or a file's name. Default: none. */
  picture?: string | null;
}

interface Claim {
  title: string;
  expected: string;
  seen: string;
}

/** A run as a bug report in Markdown: title, build, steps in words, expected, seen, link and picture. */
export function reportOf({ session, expectation, texts, link, picture = null }: ReportInput): string {
  const { known, document } = session;
  const { recorded, origin } = session.moment();
  const { title, expected, seen } = claimOf({ session, expectation, texts });
  const made = origin && origin.build !== THIS_BUILD ? ` The run was made on build ${origin.build ?? 'unknown'}.` : '';
  const steps = document.script.map((step, index) => `${index + 1}. ${describeStep(known, step)}`);
  return [
    `# ${known.title}: ${title}`,
    `Build ${THIS_BUILD}. Machine “${known.id}”, state \`${recorded.run.state}\`, ${recorded.run.clock.now().toLocaleString('en')} ms after the start.${made}`,
    '## Steps',
    [`0. start: ${describeStart(known, document.input)}`, ...steps].join('\n'),
    `## Expected\n\n${expected}`,
    `## Seen\n\n${seen}`,
    `## Link to the step\n\n${link}`,
    ...(picture === null ? [] : [`## The visitor’s screen\n\n![The visitor’s screen](${picture})`]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The difference that is reported: the tester's, or a text of the contract that is missing, or another way than before. */
function claimOf({ session, expectation, texts }: Pick<ReportInput, 'session' | 'expectation' | 'texts'>): Claim {
  const { recorded, origin } = session.moment();
  const screen = texts.map((text) => `> ${text}`).join('\n>\n') || 'Nothing.';
  const state = `State \`${recorded.run.state}\`.`;
  if (expectation) {
    if ('state' in expectation) {
      const title = `should be in ${expectation.state}, is in ${recorded.run.state}`;
      return { title, expected: `State \`${expectation.state}\`.`, seen: state };
    }
    const { says, insteadOf } = expectation;
    const instead = insteadOf === '' ? 'does not' : `says “${insteadOf}”`;
    return { title: `should say “${says}”, ${instead}`, expected: `“${says}”${ruleNote(says)}`, seen: screen };
  }
  const [missing] = missingTexts(session, texts);
  if (missing !== undefined) {
    return { title: `“${missing}” is missing`, expected: `“${missing}”${ruleNote(missing)}`, seen: screen };
  }
  if (origin?.divergence) {
    const { step, before, now } = origin.divergence;
    const there = `on build ${origin.build ?? 'unknown'}`;
    return {
      title: `step ${step} goes another way than ${there}`,
      expected:
        before === null
          ? `Step ${step} is taken, as ${there}.`
          : `Step ${step} leads to ${quotedResult(before)}, as ${there}.`,
      seen: `It leads to ${quotedResult(now)}.\n\n${screen}`,
    };
  }
  return {
    title: `in ${recorded.run.state}`,
    expected: '(write here what you expected)',
    seen: `${state}\n\n${screen}`,
  };
}

/** Texts of the contract for the states of now that are not on the screen. */
function missingTexts({ known, moment }: ReportInput['session'], texts: readonly string[]): string[] {
  const states = (moment().recorded.run.snapshot._nodes ?? []).map(({ path }) => path.join('.'));
  return states.flatMap((state) => known.states[state]?.demands ?? []).filter((text) => !texts.includes(text));
}

/** The number of the rule that demands a text. */
function ruleNote(text: string): string {
  const rule = RULE_GROUPS.flatMap(({ rules }) => rules).find((one) => 'text' in one && one.text === text);
  return rule ? ` (rule ${rule.number})` : '';
}
