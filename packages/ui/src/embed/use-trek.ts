'use client';
import type { Remote } from '../api/remote.ts';
import type { Trek } from '../api/trek.ts';
import { useRead } from '../api/use-read.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { findTrek } from './find-trek.ts';
import { readBefore } from './read-before.ts';

/**
 * A trek by its id or by the slug of its title; null: there is none.
 * @param initial what `loadTrek` of `@trek/ui/embed/server` has read on your server
 * @example const trek = useTrek('everest-base-camp-trek');
 */
export function useTrek(trek: number | string, initial?: Trek | null): Remote<Trek | null> {
  const { api } = usePorts();
  return useRead(['trek', String(trek)], () => findTrek(api, trek), readBefore(initial));
}
