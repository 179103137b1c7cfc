import { useState } from 'react';
import { useOfficeApi } from './use-office-api.ts';
import type { useOfficeCommand } from './use-office-command.ts';

interface Question<Wish> {
  command: ReturnType<typeof useOfficeCommand>;
  /** Of the quote, relative to the office. */
  address: string;
  initial: Wish;
  /** The fields that the quote depends on. */
  asks: readonly (keyof Wish & string)[];
}

/**
 * The fields of a command whose sums are shown before it is confirmed. A quote that arrives after the fields have changed is
 * outdated.
 */
export function useQuote<Wish extends Record<string, string>, Quote>({
  command,
  address,
  initial,
  asks,
}: Question<Wish>) {
  const { read } = useOfficeApi();
  const [wish, setWish] = useState(initial);
  const [worked, setWorked] = useState<{ of: Wish; quote: Quote } | null>(null);
  return {
    wish,
    quote: worked?.of === wish ? worked.quote : null,
    reset: () => setWish({ ...initial }),
    /** The quote is outdated. */
    forget: () => setWorked(null),
    change: (part: Partial<Wish>) => setWish({ ...wish, ...part }),
    workOut: async () => {
      command.fail(null);
      try {
        const query = new URLSearchParams(asks.map((field) => [field, wish[field] ?? '']));
        setWorked({ of: wish, quote: await read<Quote>(`${address}?${query}`) });
      } catch (error) {
        command.fail((error as Error).message);
      }
    },
  };
}
