/**
 * Makes a function that asks once for all who ask with the same key: while an answer is on its way, and for a while after it
 * came. A failure is nobody's but theirs who waited for it.
 */
export function coalesceRequests<Answer>(forMs: number, now: () => Date) {
  const answers = new Map<string, { answer: Promise<Answer>; cameAt: number | undefined }>();
  const isGood = (cameAt: number | undefined) => {
    if (cameAt === undefined) return true;
    const age = now().getTime() - cameAt;
    // Below zero: the clock was set back since.
    return age >= 0 && age < forMs;
  };
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    for (const [old, { cameAt }] of answers) if (!isGood(cameAt)) answers.delete(old);
    const held = answers.get(key);
    if (held) return held.answer;
    const asked = { answer: ask(), cameAt: undefined as number | undefined };
    answers.set(key, asked);
    asked.answer.then(
      () => {
        asked.cameAt = now().getTime();
      },
      () => answers.delete(key),
    );
    return asked.answer;
  };
}
