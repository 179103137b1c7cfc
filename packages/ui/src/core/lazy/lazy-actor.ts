/** Accepts events for an actor whose code is still loading. */
export interface LazyActor<Event> {
  /** Sends an event to the actor, or queues it and wakes the actor. */
  readonly send: (event: Event) => void;
  /**
   * Connects the actor: it receives the queue in order, then each event at once.
   * @returns disconnects it: later events are queued for the next actor
   */
  readonly begin: (take: (event: Event) => void) => () => void;
  /** Drops queued events that no longer apply. Default: all of them. */
  readonly forget: (isForgotten?: (event: Event) => boolean) => void;
}

/** @param wake loads the actor; called with each queued event, because an earlier attempt may have failed */
export function lazyActor<Event>(wake: () => void): LazyActor<Event> {
  let queue: Event[] = [];
  let actor: ((event: Event) => void) | undefined;
  return {
    send: (event) => {
      if (actor) return actor(event);
      queue.push(event);
      wake();
    },
    begin: (take) => {
      // One at a time: an event that another one causes comes after those already queued.
      for (let event = queue.shift(); event !== undefined; event = queue.shift()) take(event);
      actor = take;
      return () => {
        if (actor === take) actor = undefined;
      };
    },
    forget: (isForgotten = () => true) => {
      queue = queue.filter((event) => !isForgotten(event));
    },
  };
}
