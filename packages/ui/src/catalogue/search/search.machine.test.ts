import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Edge,
  type ExplorationModel,
  type LogEntry,
  replay,
  type ScriptStep,
} from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { type SearchContext, searchMachine, submittedCriteria } from './search.machine.ts';
import { hasCriteria, NO_CRITERIA, type SearchCriteria, visibleCriteria } from './search.rules.ts';

const model: ExplorationModel<typeof searchMachine> = {
  machine: searchMachine,
  inputs: { phone: undefined },
  events: [
    { type: 'viewport.change', isSmall: true },
    { type: 'viewport.change', isSmall: false },
    { type: 'mode.advanced' },
    { type: 'mode.simple' },
    { type: 'criteria.change', criteria: { country: 'Nepal' } },
    { type: 'criteria.change', criteria: { country: '' } },
    { type: 'criteria.change', criteria: { budget: '3000+' } },
    { type: 'criteria.change', criteria: { budget: '' } },
    { type: 'submit' },
  ],
  outcomes: {},
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

const eventOf = (entry: LogEntry) => (entry.kind === 'step' && 'send' in entry.step ? entry.step.send.type : undefined);

/** Each submission has one answer, and nothing else has any. */
function answersEachSubmission(log: readonly LogEntry[]): string[] {
  let open = 0;
  const breaches: string[] = [];
  for (const entry of log) {
    if (entry.kind === 'step') {
      if (open > 0) breaches.push('a submission had no answer');
      open = eventOf(entry) === 'submit' ? 1 : 0;
    }
    if (entry.kind !== 'action' || !['onRefused', 'onSubmitted'].includes(entry.name)) continue;
    if (open === 0) breaches.push(`${entry.name} came unasked`);
    open -= 1;
  }
  return breaches;
}

function searchesForSomething(log: readonly LogEntry[]): string[] {
  const searches = log.filter((entry) => entry.kind === 'action').filter(({ name }) => name === 'onSubmitted');
  return searches.every(({ params }) => hasCriteria((params as { criteria: SearchCriteria }).criteria))
    ? []
    : ['nothing was searched for'];
}

/** The criteria that show after a step. */
const shownAfter = ({ state, context }: Edge) =>
  visibleCriteria(
    (context as SearchContext).criteria,
    state.includes('viewport.small') && state.includes('mode.simple'),
  );

const start = (script: readonly ScriptStep[] = []) => replay(searchMachine, script, { input: undefined });
type Run = Awaited<ReturnType<typeof start>>;
const form = (run: Run) => run.actor.getSnapshot().value.form;
const answers = (run: Run) =>
  run.log.flatMap((entry) =>
    entry.kind === 'action' && entry.name.startsWith('on') ? [[entry.name, entry.params]] : [],
  );
const choose = (criteria: Partial<SearchCriteria>) => ({ send: { type: 'criteria.change', criteria } });
const submit = { send: { type: 'submit' } };
const advanced = { send: { type: 'mode.advanced' } };
const simple = { send: { type: 'mode.simple' } };
const viewport = (isSmall: boolean) => ({ send: { type: 'viewport.change', isSmall } });

describe('the mode', () => {
  test('is simple on a small screen until the visitor chooses otherwise', async () => {
    expect((await start()).actor.getSnapshot().value).toEqual({
      viewport: 'small',
      mode: 'simple',
      form: 'editing',
    });
  });

  test('L9: does not submit what simple mode hides, and restores it on the way back', async () => {
    const run = await start([
      advanced,
      choose({ country: 'Bhutan', duration: '1-5', activity: 'Hiking', budget: '3000+' }),
      simple,
      submit,
    ]);
    expect(answers(run)).toEqual([['onSubmitted', { criteria: { ...NO_CRITERIA, country: 'Bhutan' } }]]);
    await run.take(advanced);
    expect(run.actor.getSnapshot().context.criteria).toEqual({
      country: 'Bhutan',
      duration: '1-5',
      activity: 'Hiking',
      budget: '3000+',
    });
  });

  test('L11: a screen that is not small submits all four, whichever mode it was in', async () => {
    const run = await start([viewport(false), choose({ activity: 'Hiking' }), submit]);
    expect(answers(run)).toEqual([['onSubmitted', { criteria: { ...NO_CRITERIA, activity: 'Hiking' } }]]);
    expect(form(run)).toBe('submitted');
  });

  test('survives a rotation of the screen', async () => {
    const run = await start([advanced, viewport(false), viewport(true)]);
    expect(run.actor.getSnapshot().value).toMatchObject({ viewport: 'small', mode: 'advanced' });
  });
});

describe('L10: no choice', () => {
  test('shows the error and notifies, each time', async () => {
    const run = await start([submit, submit]);
    expect([form(run), answers(run).map(([name]) => name)]).toEqual(['invalid', ['onRefused', 'onRefused']]);
  });

  test('clears the error with the first choice, not before', async () => {
    const run = await start([submit, choose({ country: '' })]);
    expect(form(run)).toBe('invalid');
    await run.take(choose({ country: 'Tibet' }));
    expect([form(run), run.actor.getSnapshot().context.criteria.country]).toEqual(['editing', 'Tibet']);
  });

  test('considers visible fields only: a hidden choice does not count until it is shown', async () => {
    const run = await start([choose({ budget: '3000+' }), submit]);
    expect(form(run)).toBe('invalid');
    await run.take(advanced);
    expect(form(run)).toBe('editing');
    const turned = await start([choose({ budget: '3000+' }), submit, viewport(false)]);
    expect(form(turned)).toBe('editing');
  });
});

test('a search can be changed and sent again', async () => {
  const run = await start([choose({ country: 'Nepal' }), submit, choose({ country: 'India' }), submit]);
  expect(answers(run).map(([, params]) => (params as { criteria: SearchCriteria }).criteria.country)).toEqual([
    'Nepal',
    'India',
  ]);
});

test('a choice after a search edits it', async () => {
  const run = await start([choose({ country: 'Nepal' }), submit]);
  expect(form(run)).toBe('submitted');
  await run.take(choose({ country: 'India' }));
  expect([form(run), run.actor.getSnapshot().context.criteria.country]).toEqual(['editing', 'India']);
});

test('a search has the fields visible at that moment, whatever the order of choices, rotations and modes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const run = await start();
      const steps = [choose({ country: 'Nepal' }), choose({ duration: '1-5' }), advanced, viewport(false), submit];
      let shown: SearchCriteria = NO_CRITERIA;
      for (const step of steps) {
        void scheduler.schedule(Promise.resolve()).then(() => {
          if (step === submit) shown = submittedCriteria(run.actor.getSnapshot());
          return run.take(step);
        });
      }
      await scheduler.waitIdle();
      expect(answers(run)).toEqual([
        hasCriteria(shown) ? ['onSubmitted', { criteria: shown }] : ['onRefused', undefined],
      ]);
      expect(form(run)).not.toBe('invalid');
    }),
  );
});

describeMachine(model, {
  invariants: {
    'answers each submission once': answersEachSubmission,
    'searches for something': searchesForSomething,
  },
  edgeInvariants: {
    'L9: showing and hiding fields changes none of them': ({ step, from, context }) =>
      ('send' in step && step.send.type === 'criteria.change') ||
      JSON.stringify((from.context as SearchContext).criteria) === JSON.stringify((context as SearchContext).criteria),
    'L10: an error is shown only if no visible field is set': (edge) =>
      !edge.state.includes('form.invalid') || !hasCriteria(shownAfter(edge)),
  },
});
