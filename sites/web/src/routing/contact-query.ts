const LONGEST_NAME = 120;

/** The trek that the address of the contact page asks about, as words: a title, or a slug made readable. */
export function trekInQuery(search: string): string | undefined {
  const given = (new URLSearchParams(search).get('trek') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (given === '') return undefined;
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(given);
  return isSlug
    ? given.replace(/(^|-)([a-z\d])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
    : given;
}

/** How references of bookings are written: two letters, and a few signs. */
const REFERENCE = /^[A-Z]{2}-[A-Z\d]{4,12}$/;

/** The booking that the address of the contact page asks to change, by its reference. */
export function bookingInQuery(search: string): string | undefined {
  const given = (new URLSearchParams(search).get('booking') ?? '').trim().toUpperCase();
  return REFERENCE.test(given) ? given : undefined;
}

/** The part of the address that the contact page depends on, in one true form. */
export function contactQuery(search: string): string {
  const booking = bookingInQuery(search);
  if (booking !== undefined) return new URLSearchParams({ booking }).toString();
  const trek = trekInQuery(search);
  return trek === undefined ? '' : new URLSearchParams({ trek }).toString();
}
