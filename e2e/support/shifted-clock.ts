/**
 * Loaded before a server that a test starts: its clock is ahead by so many milliseconds, whoever asks for the time. The
 * server itself has no such switch.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const realNow = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given) => Reflect.construct(RealDate, given.length === 0 ? [realNow() + ahead] : given),
});
Date.now = () => realNow() + ahead;
