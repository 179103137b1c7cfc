/**
 * Returns a function that asks once for all callers with the same key: while the answer is pending, and for some time
 * after. Failures are not cached.
 */
export function coalesceRequests<Answer>(forMs: number, now: () => Date) {
  const answers = new Map<string, { answer: Promise<Answer>; cameAt: number | undefined }>();
  const isGood = (cameAt: number | undefined) => {
    if (cameAt === undefined) return true;
    const age = now().getTime() - cameAt;
    // Negative if the clock was set back.
    return age >= 0 && age < forMs;
  };
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    for (const [old, { cameAt }] of answers) if (!isGood(cameAt)) answers.delete(old);
    const held = answers.get(key);
    if (held) return held.answer;
    const pending = { answer: ask(), cameAt: undefined as number | undefined };
    answers.set(key, pending);
    pending.answer.then(
      () => {
        pending.cameAt = now().getTime();
      },
      () => answers.delete(key),
    );
    return pending.answer;
  };
}
