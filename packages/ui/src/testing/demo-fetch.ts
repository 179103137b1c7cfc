import { demoTreks } from './demo-treks.ts';
import { memoryBackend } from './memory-backend.ts';
import { ridge } from './ridge.ts';

/** No server has the pictures: they come as data. */
const treks = demoTreks.map((trek) => ({
  ...trek,
  image: trek.image.map((name) => `data:image/svg+xml,${encodeURIComponent(ridge(name))}`),
}));

/** The one backend of the page: every embed on it sees the same bookings. */
const backend = memoryBackend({ treks, takesGuests: true });

console.info(
  '@trek/ui: backend="demo:" is a demonstration. Its treks, accounts, bookings and payments are in this page’s memory and gone when it reloads; nothing is sent, and each mailed code is 123456. Name your backend before you go live.',
);

/** Answers in place of the network. A request needs an address of a scheme that browsers know. */
const answer: typeof fetch = (address, init) =>
  backend(new Request(String(address).replace(/^demo:/, 'https://demo.invalid'), init));

export { answer as fetch };
