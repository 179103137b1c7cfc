/** XState as the site has it, but for actors that tell the tab's log what happens to them. The build puts it in XState's place. */

import { createActor as createUnwatchedActor, type InspectionEvent } from 'xstate';

export * from 'xstate';

declare global {
  /** The tab's script takes what machines report here. */
  var trekQaInspect: ((inspected: InspectionEvent) => void) | undefined;
}

export const createActor: typeof createUnwatchedActor = (logic, options?: object) =>
  createUnwatchedActor(logic, {
    ...options,
    inspect: (inspected: InspectionEvent) => globalThis.trekQaInspect?.(inspected),
  } as never);
