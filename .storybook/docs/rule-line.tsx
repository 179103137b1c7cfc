import { use } from 'react';
import { ruleOf } from '../../packages/workbench/src/rules/contract-rules.ts';
import type { LastRun } from '../last-run-file.ts';
import { storyAddress } from './live-example.tsx';
import './docs.css';

const NO_RUN: LastRun = { date: null, build: '', stories: 0, failed: {} };

/** The last run; without one the file names no date. */
const lastRun: Promise<LastRun> = fetch('./last-run.json').then(
  async (answer) => (answer.ok ? ((await answer.json()) as LastRun) : NO_RUN),
  () => NO_RUN,
);

/** The story or test of a rule, and whether the story was green in the last run. */
export function RuleLine({ of }: { of: string }) {
  const rule = ruleOf(of);
  const { date, failed } = use(lastRun);
  if ('test' in rule) {
    return (
      <p className="rule-line">
        <span className="rule-mark">held by a test</span> <code>{rule.test}</code> <span>“{rule.title}”</span>
      </p>
    );
  }
  const failure = failed[rule.story];
  const mark = date === null ? 'not run' : failure === undefined ? 'green' : 'red';
  return (
    <p className="rule-line">
      <span className="rule-mark" data-mark={mark}>
        {mark}
      </span>{' '}
      <a href={storyAddress(rule.story)} target="_parent">
        <code>{rule.story}</code>
      </a>{' '}
      {failure !== undefined && <span>{failure}</span>}
    </p>
  );
}

/** The run that the marks come from. */
export function RunSummary() {
  const { date, build, stories, failed } = use(lastRun);
  if (date === null) {
    return (
      <p>
        These stories have not been run here: <code>npm run storybook:run</code> plays all of them, and marks each rule.
      </p>
    );
  }
  return (
    <p>{`${stories} stories were played on ${date}, of build ${build}: ${Object.keys(failed).length} of them are red.`}</p>
  );
}
