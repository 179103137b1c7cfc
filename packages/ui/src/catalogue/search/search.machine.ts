import { assertEvent, assign, setup } from 'xstate';
import { hasCriteria, NO_CRITERIA, type SearchCriteria, visibleCriteria } from './search.rules.ts';

export interface SearchContext {
  criteria: SearchCriteria;
  isSmall: boolean;
  isSimple: boolean;
}

export type SearchEvent =
  | { type: 'viewport.change'; isSmall: boolean }
  | { type: 'mode.advanced' }
  | { type: 'mode.simple' }
  | { type: 'criteria.change'; criteria: Partial<SearchCriteria> }
  | { type: 'submit' };

/** The criteria to submit: on a small screen in simple mode, the country only. */
export function submittedCriteria({ criteria, isSmall, isSimple }: SearchContext): SearchCriteria {
  return visibleCriteria(criteria, isSmall && isSimple);
}

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
    hasCriteria: ({ context }) => hasCriteria(submittedCriteria(context)),
  },
}).createMachine({
  id: 'search',
  // Small and simple until the screen's width is known: what a phone gets from the server is what it keeps.
  context: { criteria: NO_CRITERIA, isSmall: true, isSimple: true },
  type: 'parallel',
  states: {
    viewport: {
      initial: 'small',
      states: {
        small: {
          entry: assign({ isSmall: true }),
          on: { 'viewport.change': { guard: 'isLarge', target: 'large' } },
        },
        large: {
          entry: assign({ isSmall: false }),
          on: { 'viewport.change': { guard: 'isSmall', target: 'small' } },
        },
      },
    },
    mode: {
      initial: 'simple',
      states: {
        simple: { entry: assign({ isSimple: true }), on: { 'mode.advanced': 'advanced' } },
        advanced: { entry: assign({ isSimple: false }), on: { 'mode.simple': 'simple' } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        submit: [
          {
            guard: 'hasCriteria',
            target: '.submitted',
            actions: { type: 'onSubmitted', params: ({ context }) => ({ criteria: submittedCriteria(context) }) },
          },
          { target: '.invalid', actions: 'onRefused' },
        ],
        'criteria.change': { actions: 'takeCriteria' },
      },
      states: {
        editing: {},
        // The complaint goes as soon as something that is shown is chosen, be it by showing the other fields.
        invalid: { always: { guard: 'hasCriteria', target: 'editing' } },
        submitted: { on: { 'criteria.change': { target: 'editing', actions: 'takeCriteria' } } },
      },
    },
  },
});
