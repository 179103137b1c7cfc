/** One value of a context that a step changed. */
export interface ContextChange {
  path: string;
  before: string;
  after: string;
}

/** The differences between two values, leaf by leaf. */
export function changesBetween(before: unknown, after: unknown, path = ''): ContextChange[] {
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  const [one, other] = [textOf(before), textOf(after)];
  return one === other ? [] : [{ path: path || 'context', before: one, after: other }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
