'use client';
import { type Context, createContext, useContext } from 'react';
import { MissingContextError } from './missing-context-error.ts';

/**
 * Makes a context that has no default.
 * @param provider name of the component that fills it, as a user writes it
 */
export function createRequiredContext<Value>(provider: string): Context<Value | null> {
  const context = createContext<Value | null>(null);
  context.displayName = provider;
  return context;
}

/** Reads a required context. @throws MissingContextError outside its provider */
export function useRequiredContext<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value !== null) return value;
  throw new MissingContextError(context.displayName ?? '');
}
