import { useState } from 'react';
import type { Expectation } from '../expectation.ts';
import type { WorkbenchMoment } from '../workbench-session.ts';

/** The tester's demand on the step on the bench, and the ways to change it. */
export interface Demand {
  /** Null: none, or it was of another step. */
  expectation: Expectation | null;
  /** Whether the tester is asked for it now. */
  isAsking: boolean;
  ask: () => void;
  keep: (expectation: Expectation) => void;
  takeBack: () => void;
  cancel: () => void;
}

/** The demand on the step on the bench. It ends with the step. */
export function useDemand({ recorded, cursor }: WorkbenchMoment): Demand {
  const [stored, setStored] = useState<{ expectation: Expectation; recorded: object; cursor: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isOfThisStep = stored !== null && stored.recorded === recorded && stored.cursor === cursor;
  return {
    expectation: isOfThisStep ? stored.expectation : null,
    isAsking,
    ask: () => setIsAsking(!isAsking),
    keep: (expectation) => {
      setStored({ expectation, recorded, cursor });
      setIsAsking(false);
    },
    takeBack: () => setStored(null),
    cancel: () => setIsAsking(false),
  };
}
