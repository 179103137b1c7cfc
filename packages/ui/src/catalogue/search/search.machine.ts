import { and, assertEvent, assign, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { hasCriteria, NO_CRITERIA, type SearchCriteria, visibleCriteria } from './search.rules.ts';

export interface SearchContext {
  criteria: SearchCriteria;
}

export type SearchEvent =
  | { type: 'viewport.change'; isSmall: boolean }
  | { type: 'mode.advanced' }
  | { type: 'mode.simple' }
  | { type: 'criteria.change'; criteria: Partial<SearchCriteria> }
  | { type: 'submit' };

/** The states in which a small screen shows the country alone. */
const COUNTRY_ALONE = { viewport: 'small', mode: 'simple' } as const;

/** The criteria to submit: on a small screen in simple mode, the country only. */
export function submittedCriteria(search: SnapshotFrom<typeof searchMachine>): SearchCriteria {
  return visibleCriteria(search.context.criteria, search.matches(COUNTRY_ALONE));
}

/** The criteria that the form is sent with. */
const submitted =
  (isCountryAlone: boolean) =>
  ({ context }: { context: SearchContext }) => ({ criteria: visibleCriteria(context.criteria, isCountryAlone) });

/**
 * The search form: which fields a small screen shows, and whether anything was chosen.
 * Actions to provide: `onRefused` (nothing was chosen) and `onSubmitted` (go and find).
 */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actions: {
    onRefused: () => {},
    onSubmitted: (_, _found: { criteria: SearchCriteria }) => {},
    takeCriteria: assign(({ context, event }) => {
      assertEvent(event, 'criteria.change');
      return { criteria: { ...context.criteria, ...event.criteria } };
    }),
  },
  guards: {
    isSmall: ({ event }) => {
      assertEvent(event, 'viewport.change');
      return event.isSmall;
    },
    isLarge: ({ event }) => {
      assertEvent(event, 'viewport.change');
      return !event.isSmall;
    },
    // Of what is shown something is chosen: the country where it shows alone, or any of all four.
    hasCountryAlone: and([stateIn(COUNTRY_ALONE), ({ context }) => context.criteria.country !== '']),
    hasAnyOfAll: and([not(stateIn(COUNTRY_ALONE)), ({ context }) => hasCriteria(context.criteria)]),
  },
}).createMachine({
  id: 'search',
  context: { criteria: NO_CRITERIA },
  type: 'parallel',
  states: {
    // Small and simple until the screen's width is known: what a phone gets from the server is what it keeps.
    viewport: {
      initial: 'small',
      states: {
        small: { on: { 'viewport.change': { guard: 'isLarge', target: 'large' } } },
        large: { on: { 'viewport.change': { guard: 'isSmall', target: 'small' } } },
      },
    },
    mode: {
      initial: 'simple',
      states: {
        simple: { on: { 'mode.advanced': 'advanced' } },
        advanced: { on: { 'mode.simple': 'simple' } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        submit: [
          {
            guard: 'hasCountryAlone',
            target: '.submitted',
            actions: { type: 'onSubmitted', params: submitted(true) },
          },
          { guard: 'hasAnyOfAll', target: '.submitted', actions: { type: 'onSubmitted', params: submitted(false) } },
          { target: '.invalid', actions: 'onRefused' },
        ],
        'criteria.change': { actions: 'takeCriteria' },
      },
      states: {
        editing: {},
        // The complaint goes as soon as something that is shown is chosen, be it by showing the other fields.
        invalid: {
          always: [
            { guard: 'hasCountryAlone', target: 'editing' },
            { guard: 'hasAnyOfAll', target: 'editing' },
          ],
        },
        submitted: { on: { 'criteria.change': { target: 'editing', actions: 'takeCriteria' } } },
      },
    },
  },
});
