import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../event-verdict.ts';
import { documentOf } from '../script-document.ts';
import { addressWith, readLink, writeLink } from '../script-link.ts';
import type { WorkbenchMachine } from '../workbench-machine.ts';
import { WorkbenchSession } from '../workbench-session.ts';
import { LONGEST_SAFE_ADDRESS, pageAddress } from './page-address.ts';

export interface BenchProps {
  known: WorkbenchMachine;
  /** The state to begin in; without it the machine's own beginning. */
  state?: string | undefined;
  /** A link's script: it wins over `state`. */
  script?: string | undefined;
  /** Called with the link of the run after each step: empty at the beginning, and where no address can hold it. */
  onLink?: ((link: string) => void) | undefined;
}

/** Steps that follow each other faster are reported once. */
const PAUSE_MS = 150;

/**
 * The session of a bench: begun from its props, and its link reported after each step.
 * `hasBegun` is false until the script of the link or the way to the state is played, `hasReportedLink` while the run is too long for an address.
 */
export function useBench({ known, state, script = '', onLink }: BenchProps) {
  const [session] = useState(() => new WorkbenchSession(known));
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  const [hasReportedLink, setHasReportedLink] = useState(true);
  const [hasBegun, setHasBegun] = useState(false);
  /**
   * The link in the address; null before the first. A link that this hook reported comes back as a prop, and is
   * ignored.
   */
  const reported = useRef<string | null>(null);
  /** The link of the beginning, which needs none; null until it has begun. */
  const beginning = useRef<string | null>(null);
  const latestOnLink = useRef(onLink);

  useEffect(() => {
    latestOnLink.current = onLink;
  }, [onLink]);

  useEffect(() => {
    if (script === reported.current) return;
    reported.current = script;
    beginning.current = null;
    void begin(session, state, script).then(async (hasPlayedLink) => {
      setHasBegun(true);
      const link = await writeLink(session.shared);
      beginning.current = hasPlayedLink ? '' : link;
      // The address has it already, in the words of the build that wrote it.
      if (hasPlayedLink) reported.current = link;
    });
  }, [session, state, script]);

  useEffect(() => {
    const timer = setTimeout(async () => {
      const link = await writeLink(session.shared);
      if (beginning.current === null || session.moment() !== moment) return;
      const isShort = addressWith(pageAddress(), link).length <= LONGEST_SAFE_ADDRESS;
      const next = link === beginning.current || !isShort ? '' : link;
      setHasReportedLink(isShort);
      if (next === reported.current) return;
      reported.current = next;
      latestOnLink.current?.(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, moment]);

  return { session, moment, hasReportedLink, hasBegun };
}

/** Plays the script of the link, or the way to the state; true where it was the link's. */
async function begin(session: WorkbenchSession, state: string | undefined, script: string): Promise<boolean> {
  const { known } = session;
  if (script !== '') {
    try {
      await session.load(await readLink(known, script));
      return true;
    } catch (error) {
      session.showMessage(messageOf(error));
      return false;
    }
  }
  const way = state === undefined ? undefined : known.states[state];
  if (way) await session.load(documentOf(known, way));
  return false;
}
