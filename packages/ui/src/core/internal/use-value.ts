'use client';
import { useState } from 'react';

/** A host's props for a value: it owns it, or only gives the initial one. */
export interface ValueProps<Value, Reason extends string> {
  /** Left out, the part keeps its value itself. */
  value?: Value | undefined;
  /** The initial value, if it keeps its value itself. */
  defaultValue?: Value | undefined;
  /** Called for each change that the visitor wants, and by what it came. */
  onValueChange?: ((value: Value, details: { reason: Reason }) => void) | undefined;
}

/** A value that the host owns, or the part itself where the host does not. */
export function useValue<Value, Reason extends string>(
  { value, defaultValue, onValueChange }: ValueProps<Value, Reason>,
  fallback: Value,
): [value: Value, change: (next: Value, reason: Reason) => void] {
  const [own, setOwn] = useState(defaultValue ?? fallback);
  const change = (next: Value, reason: Reason) => {
    setOwn(next);
    onValueChange?.(next, { reason });
  };
  return [value ?? own, change];
}
