import type { SnapshotFrom } from 'xstate';
import type { CompareEvent, compareMachine } from './compare.machine.ts';
import type { ComparedTrek } from './compare.rules.ts';

/** The choice of treks to compare, and its actions. */
export function connectCompare(
  { value, context }: Pick<SnapshotFrom<typeof compareMachine>, 'value' | 'context'>,
  send: (event: CompareEvent) => void,
) {
  return {
    /** In the order in which they were chosen. */
    chosen: context.chosen,
    isChosen: (slug: string) => context.chosen.some((trek) => trek.slug === slug),
    /** A fourth trek was refused just now. */
    isRefused: value === 'refused',

    /** Chooses a trek, or takes it away again. */
    toggle: ({ slug, title }: ComparedTrek) => send({ type: 'trek.toggle', trek: { slug, title } }),
    remove: (slug: string) => send({ type: 'trek.remove', slug }),
    clear: () => send({ type: 'clear' }),
    dismissNotice: () => send({ type: 'notice.dismiss' }),
  };
}

export type Compare = ReturnType<typeof connectCompare>;
