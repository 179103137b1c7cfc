const LONGEST_NAME = 120;

const plainText = (search: string, name: string) =>
  (new URLSearchParams(search).get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/**
 * The trek named in the contact page's query: a title, or a slug turned into words.
 * @param about the visitor wants its price, or has a question
 */
export function trekInQuery(search: string, about: 'trek' | 'question' = 'trek'): string | undefined {
  const given = plainText(search, about);
  if (given === '') return undefined;
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(given);
  return isSlug
    ? given.replace(/(^|-)([a-z\d])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
    : given;
}

/** The search that found nothing, in words as the listing's chips have them. */
export function searchInQuery(search: string): string | undefined {
  return plainText(search, 'search') || undefined;
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
  if (trek !== undefined) return new URLSearchParams({ trek }).toString();
  const wanted = searchInQuery(search);
  return wanted === undefined ? '' : new URLSearchParams({ search: wanted }).toString();
}
