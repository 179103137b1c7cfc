/** Takes events from the start on, for an actor whose code comes late. */
export interface LazyActor<Event> {
  /** Hands an event to the actor; until there is one it is kept, and the actor is woken. */
  readonly send: (event: Event) => void;
  /**
   * The actor is there: it takes what was kept, in order, then each event as it comes.
   * @returns lets it go: what comes then is kept for the next
   */
  readonly begin: (take: (event: Event) => void) => () => void;
  /** Drops what is kept: what an event asked for can no longer be had, or is asked for in another way. */
  readonly forget: (isForgotten?: (event: Event) => boolean) => void;
}

/** @param wake brings the actor about; called with each event until it is there, for the attempt before may have failed */
export function lazyActor<Event>(wake: () => void): LazyActor<Event> {
  let kept: Event[] = [];
  let actor: ((event: Event) => void) | undefined;
  return {
    send: (event) => {
      if (actor) return actor(event);
      kept.push(event);
      wake();
    },
    begin: (take) => {
      // One at a time: what an event brings about comes after those that were there before it.
      for (let event = kept.shift(); event !== undefined; event = kept.shift()) take(event);
      actor = take;
      return () => {
        if (actor === take) actor = undefined;
      };
    },
    forget: (isForgotten = () => true) => {
      kept = kept.filter((event) => !isForgotten(event));
    },
  };
}
