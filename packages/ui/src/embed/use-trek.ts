'use client';
import type { Trek } from '../api/trek.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { findTrek } from './find-trek.ts';
import { type Read, useRead } from './read.ts';

/**
 * A trek by its id or by the slug of its title; null: there is none.
 * @param initial what `loadTrek` of `@trek/ui/embed/server` has read on your server
 * @example const trek = useTrek('everest-base-camp-trek');
 */
export function useTrek(trek: number | string, initial?: Trek | null): Read<Trek | null> {
  const { api } = usePorts();
  return useRead(['trek', String(trek)], () => findTrek(api, trek), initial);
}
