import { useState } from 'react';

/** Runs one call at a time, and keeps the error of the last. */
export function useCall() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (call: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure((error as Error).message);
    }
    setIsBusy(false);
  };
  return { run, isBusy, failure };
}
