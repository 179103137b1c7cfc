import type { ExplorationModel } from '../../testing/machines/index.ts';
import { compareMachine } from './compare.machine.ts';
import type { ComparedTrek } from './compare.rules.ts';

const trek = (slug: string, title: string): ComparedTrek => ({ slug, title });
export const everest = trek('everest-base-camp-trek', 'Everest Base Camp Trek');
export const druk = trek('druk-path-trek', 'Druk Path Trek');
export const langtang = trek('langtang-valley-trek', 'Langtang Valley Trek');
export const manaslu = trek('manaslu-circuit-trek', 'Manaslu Circuit Trek');
export const three = [everest, druk, langtang];

export const toggle = (given: ComparedTrek) => ({ send: { type: 'trek.toggle', trek: given } }) as const;
export const remove = ({ slug }: ComparedTrek) => ({ send: { type: 'trek.remove', slug } }) as const;
export const clear = { send: { type: 'clear' } } as const;
export const dismiss = { send: { type: 'notice.dismiss' } } as const;
export const change = (chosen: ComparedTrek[]) => ({ send: { type: 'storage.change', chosen } }) as const;

/** All that can happen to the choice, with four treks. */
export const compareModel: ExplorationModel<typeof compareMachine> = {
  machine: compareMachine,
  inputs: { nothing: { chosen: [] }, 'two treks': { chosen: [everest, druk] }, 'three treks': { chosen: three } },
  events: [
    ...[...three, manaslu].map((given) => toggle(given).send),
    remove(everest).send,
    remove(manaslu).send,
    clear.send,
    dismiss.send,
    change([druk]).send,
    change(three).send,
  ],
  outcomes: {},
  distinguish: ({ actor }) => actor.getSnapshot().context.chosen.map(({ slug }) => slug),
};
