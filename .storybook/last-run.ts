import { addons, experimental_getStatusStore } from 'storybook/manager-api';
import type { LastRun } from './last-run-file.ts';

const TYPE = 'trek/last-run';

/** Marks in the sidebar, in red, the stories that failed in the last run. */
addons.register(TYPE, async () => {
  const answer = await fetch('./last-run.json');
  if (!answer.ok) return;
  const { date, build, failed } = (await answer.json()) as LastRun;
  const statuses = Object.entries(failed).map(([storyId, message]) => ({
    storyId,
    typeId: TYPE,
    value: 'status-value:error' as const,
    title: `Red in the last run, ${date} on ${build}`,
    description: message,
  }));
  experimental_getStatusStore(TYPE).set(statuses);
});
