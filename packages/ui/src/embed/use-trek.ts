'use client';
import { useEffect } from 'react';
import type { Remote } from '../api/remote.ts';
import type { Trek } from '../api/trek.ts';
import { useRead } from '../api/use-read.ts';
import { sayOnce } from '../core/internal/say-once.ts';
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
  const read = useRead(['trek', String(trek)], () => findTrek(api, trek), readBefore(initial));
  const isMissing = read.status === 'ready' && read.value === null;
  useEffect(() => {
    if (isMissing) sayOnce('noSuchTrek', String(trek));
  }, [isMissing, trek]);
  return read;
}
