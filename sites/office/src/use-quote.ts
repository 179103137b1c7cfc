import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { useOfficeApi } from './use-office-api.ts';
import type { useOfficeCommand } from './use-office-command.ts';

/** A second press of a double click confirms nothing that could not have been read. */
const READING_MS = 800;

interface Question<Wish> {
  command: ReturnType<typeof useOfficeCommand>;
  /** Of the quote, relative to the office. */
  address: string;
  initial: Wish;
}

/**
 * The fields of a command whose sums are shown before it is confirmed. A quote that arrives after the fields have changed is
 * outdated.
 */
export function useQuote<Wish extends Record<string, string>, Quote>({ command, address, initial }: Question<Wish>) {
  const { read } = useOfficeApi();
  const { clock } = usePorts();
  const [wish, setWish] = useState(initial);
  const [isWorking, setIsWorking] = useState(false);
  const [worked, setWorked] = useState<{ of: Wish; quote: Quote; at: number } | null>(null);
  const current = worked?.of === wish ? worked : null;
  return {
    wish,
    quote: current?.quote ?? null,
    isWorking,
    /** Whether the quote has been shown long enough to be read. */
    isRead: () => current !== null && clock.now() - current.at >= READING_MS,
    reset: () => setWish({ ...initial }),
    /** The quote is outdated. */
    forget: () => setWorked(null),
    change: (part: Partial<Wish>) => setWish({ ...wish, ...part }),
    workOut: async (query: Record<string, string>) => {
      command.fail(null);
      setIsWorking(true);
      try {
        const quote = await read<Quote>(`${address}?${new URLSearchParams(query)}`);
        setWorked({ of: wish, quote, at: clock.now() });
      } catch (error) {
        command.fail((error as Error).message);
      } finally {
        setIsWorking(false);
      }
    },
  };
}
