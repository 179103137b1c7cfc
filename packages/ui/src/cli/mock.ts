import { demoTreks } from '../testing/demo-treks.ts';
import { TEST_CODE, TEST_PASSWORD, testUser } from '../testing/fixtures.ts';
import { memoryBackend } from '../testing/memory-backend.ts';
import { type Served, serve } from './serve.ts';

/** Serves the backend in memory, with the treks of the demonstration. @param port 0 takes a free one */
export const serveMock = (port: number): Promise<Served> =>
  serve(memoryBackend({ treks: demoTreks, takesGuests: true }), port);

/** The words with which the command begins. */
export const mockWords = (
  url: string,
) => `A backend in memory answers at ${url}, with ${demoTreks.length} treks and payments that need no card.
Any page may call it: backend="${url}". Sign up, or sign in as ${testUser.email} with the password ${TEST_PASSWORD}. Each mailed code is ${TEST_CODE}.
What is booked is forgotten at the end. Stop it with Ctrl+C.`;
