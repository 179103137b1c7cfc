import type { OutputChunk } from 'rolldown';

/**
 * Puts modules that load together into one file. Left to itself, the bundler makes a file for each set of modules that
 * several others share: some thirty for a booking, which compress worse and take longer.
 */

/** The file of a module; undefined leaves it to the bundler. */
export type ChunkPlan = (moduleId: string) => string | undefined;

/** The steps in which a page loads, each with the code that it asks for. */
const STEPS = {
  tags: ['src/index.ts'],
  every: ['src/mount.tsx', 'src/api/client.ts'],
  list: ['src/views/list.tsx', 'listing-late.ts'],
  offer: ['src/views/offer.tsx'],
  page: ['src/views/page.tsx', 'trek-story-start.tsx'],
  panel: ['src/views/booking.tsx'],
  account: ['src/views/account.tsx'],
  session: ['run-session.ts'],
  modal: ['kit/dialog/modal.tsx'],
  dialog: ['booking-controller.tsx'],
  signIn: ['dialog/inline-account.ts'],
} as const;
type Step = keyof typeof STEPS;

/** Each file, with the steps that need all of it: a module goes into the first that all its steps need. */
const FILES: readonly [file: string, steps: readonly Step[]][] = [
  ['trek-card', ['list', 'offer']],
  ['booking-panel', ['page', 'panel', 'dialog']],
  ['sign-in', ['account', 'signIn']],
  ['session', ['account', 'session', 'dialog', 'signIn']],
  ['modal', ['modal', 'dialog', 'account', 'signIn']],
];

/** @param chunks what the bundler makes by itself */
export function planChunks(chunks: readonly OutputChunk[]): ChunkPlan {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** The modules that come with a source. */
  const modulesOf = (source: string): string[] => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!entry) throw new Error(`No code loads ${source} by itself.`);
    const seen = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const imported of byFile.get(file)?.imports ?? []) follow(imported);
    };
    follow(entry.fileName);
    return [...seen].flatMap((file) => byFile.get(file)?.moduleIds ?? []);
  };
  const stepsOf = new Map<string, Set<Step>>();
  for (const [step, sources] of Object.entries(STEPS)) {
    for (const id of sources.flatMap(modulesOf)) stepsOf.set(id, (stepsOf.get(id) ?? new Set()).add(step as Step));
  }
  return (id) => {
    const steps = stepsOf.get(id);
    if (!steps) return undefined;
    // Beside the script, which so exports its own names alone.
    if (steps.has('tags')) return /elements\/(?:src\/attributes\.ts|package\.json)$/.test(id) ? 'tags' : undefined;
    // Also what a list, a trek's page and a booking need.
    if (steps.has('every') || (steps.has('list') && steps.has('page') && (steps.has('panel') || steps.has('dialog'))))
      return 'core';
    const [only] = steps;
    if (steps.size === 1) return only;
    return FILES.find(([, needed]) => [...steps].every((step) => needed.includes(step)))?.[0];
  };
}
