'use client';
import { type RefObject, useInsertionEffect, useRef } from 'react';

/** A ref that always holds the newest value, for callbacks that must not be bound again on every render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
