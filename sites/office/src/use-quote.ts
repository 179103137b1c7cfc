import { useEffect, useState } from 'react';
import { useOfficeApi } from './use-office-api.ts';
import type { useOfficeCommand } from './use-office-command.ts';

/** The second press of a double click confirms nothing that could not have been read. */
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
  const api = useOfficeApi();
  const [wish, setWish] = useState(initial);
  const [isWorking, setIsWorking] = useState(false);
  const [worked, setWorked] = useState<{ of: Wish; quote: Quote } | null>(null);
  const [read, setRead] = useState<typeof worked>(null);
  const current = worked?.of === wish ? worked : null;
  useEffect(() => {
    const timer = setTimeout(() => setRead(worked), READING_MS);
    return () => clearTimeout(timer);
  }, [worked]);
  return {
    wish,
    quote: current?.quote ?? null,
    /** Whether the quote is awaited, or has not been shown long enough to be read. */
    isWorking: isWorking || (current !== null && current !== read),
    reset: () => setWish({ ...initial }),
    /** The quote is outdated. */
    forget: () => setWorked(null),
    change: (part: Partial<Wish>) => setWish({ ...wish, ...part }),
    workOut: async (query: Record<string, string>) => {
      command.fail(null);
      setIsWorking(true);
      try {
        const quote = await api.read<Quote>(`${address}?${new URLSearchParams(query)}`);
        setWorked({ of: wish, quote });
      } catch (error) {
        command.fail((error as Error).message);
      } finally {
        setIsWorking(false);
      }
    },
  };
}
