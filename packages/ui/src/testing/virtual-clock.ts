/** A timer that has not fired yet. */
export interface VirtualTimer {
  id: number;
  /** When it fires, on the clock's own time. */
  dueAtMs: number;
}

interface ArmedTimer extends VirtualTimer {
  run: (...args: unknown[]) => void;
}

/** More timers than this in one advance means that one keeps arming itself. */
const MAXIMUM_FIRINGS = 10_000;

/**
 * Time that passes only on command. Fits XState's `clock` option and the kit's own clock port.
 * It steps from timer to timer in the order in which they are due, ties in the order in which they were set. A timer
 * that is set while the clock advances fires in the same advance if it is due by its end, so chains of timers work.
 */
export class VirtualClock {
  #nowMs: number;
  #lastId = 0;
  readonly #timers = new Map<number, ArmedTimer>();

  /** @param startMs what the clock shows at first: milliseconds since 1970 */
  constructor(startMs = 0) {
    this.#nowMs = startMs;
  }

  readonly now = (): number => this.#nowMs;

  readonly setTimeout = (run: (...args: unknown[]) => void, delayMs: number): number => {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { id: this.#lastId, dueAtMs: this.#nowMs + Math.max(0, delayMs || 0), run });
    return this.#lastId;
  };

  readonly clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** The timers that wait, the next one first. */
  get pending(): VirtualTimer[] {
    return this.#ordered().map(({ id, dueAtMs }) => ({ id, dueAtMs }));
  }

  /** Milliseconds until the next timer fires; undefined where none waits. */
  get untilNextMs(): number | undefined {
    const first = this.#ordered()[0];
    return first && first.dueAtMs - this.#nowMs;
  }

  /** Lets time pass and fires everything that falls due meanwhile. */
  advance(ms: number): void {
    if (!(ms >= 0)) throw new RangeError(`Time only moves forward, but ${ms} ms were asked for.`);
    const endMs = this.#nowMs + ms;
    for (let firings = 0; this.#fireFirst(endMs); firings += 1) {
      if (firings === MAXIMUM_FIRINGS)
        throw new Error(`A timer keeps arming itself: ${firings} fired within ${ms} ms.`);
    }
    this.#nowMs = endMs;
  }

  /** Goes to the next timer and fires it alone. @returns false where none waits */
  next(): boolean {
    return this.#fireFirst(Number.POSITIVE_INFINITY);
  }

  #ordered(): ArmedTimer[] {
    // Ties keep the order in which they were set: a map's order, and a sort that is stable.
    return [...this.#timers.values()].sort((one, other) => one.dueAtMs - other.dueAtMs);
  }

  #fireFirst(endMs: number): boolean {
    const first = this.#ordered()[0];
    if (!first || first.dueAtMs > endMs) return false;
    this.#timers.delete(first.id);
    this.#nowMs = first.dueAtMs;
    first.run();
    return true;
  }
}
