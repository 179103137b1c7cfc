const LONGEST_NAME = 120;

/**
 * The trek named in the contact page's query: a title, or a slug turned into words.
 * @param about the visitor wants its price, or has a question
 */
export function trekInQuery(search: string, about: 'trek' | 'question' = 'trek'): string | undefined {
  const given = (new URLSearchParams(search).get(about) ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (given === '') return undefined;
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(given);
  return isSlug
    ? given.replace(/(^|-)([a-z\d])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
    : given;
}

/** Format of booking references: two letters, then letters and digits. */
const REFERENCE = /^[A-Z]{2}-[A-Z\d]{4,12}$/;

/** The booking that the contact page's query asks to change, by reference. */
export function bookingInQuery(search: string): string | undefined {
  const given = (new URLSearchParams(search).get('booking') ?? '').trim().toUpperCase();
  return REFERENCE.test(given) ? given : undefined;
}

/** The canonical part of the query that the contact page depends on. */
export function contactQuery(search: string): string {
  const booking = bookingInQuery(search);
  if (booking !== undefined) return new URLSearchParams({ booking }).toString();
  const question = trekInQuery(search, 'question');
  if (question !== undefined) return new URLSearchParams({ question }).toString();
  const trek = trekInQuery(search);
  return trek === undefined ? '' : new URLSearchParams({ trek }).toString();
}
