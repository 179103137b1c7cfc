/** A call that is under way: its question, or later its answer. */
interface Flight {
  /** The tab that makes the call. */
  tab: string;
  name: string;
  isAnswered: boolean;
  ask: (mood: never) => void;
  answer: () => void;
  lose: () => void;
}

/** Carries questions to a backend and answers back when the test says so: late, in any order, or never. */
export class SlowNetwork {
  readonly #flights: Flight[] = [];

  get flights(): readonly Pick<Flight, 'tab' | 'name' | 'isAnswered'>[] {
    return this.#flights;
  }

  /**
   * Sends a question.
   * @param handle the backend's work when it arrives
   * @param lost the sender's error if question or answer is lost
   */
  call<Value, Mood>(
    { tab, name, signal }: { tab: string; name: string; signal?: AbortSignal | undefined },
    handle: (mood: Mood) => Value,
    lost: unknown,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      let outcome = () => reject(lost);
      const flight: Flight = {
        tab,
        name,
        isAnswered: false,
        ask: (mood) => {
          try {
            const value = handle(mood);
            outcome = () => resolve(value);
          } catch (error) {
            outcome = () => reject(error);
          }
        },
        answer: () => outcome(),
        lose: () => reject(lost),
      };
      // The question may have arrived already: only its answer is lost.
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.#flights.push(flight);
    });
  }

  /** Brings one on: the question to the backend, then the answer to the tab. */
  bring(index: number, mood: string): void {
    const flight = this.#flights[index];
    if (!flight) return;
    if (flight.isAnswered) {
      this.#flights.splice(index, 1);
      flight.answer();
    } else {
      flight.isAnswered = true;
      flight.ask(mood as never);
    }
  }

  /** Loses one, question or answer. */
  lose(index: number): void {
    const [flight] = this.#flights.splice(index, 1);
    flight?.lose();
  }

  /** A tab is gone: no one waits there any more. Questions already asked stay asked. */
  forget(tab: string): void {
    for (const flight of this.#flights)
      if (flight.tab === tab) Object.assign(flight, { answer: () => {}, lose: () => {} });
  }
}
