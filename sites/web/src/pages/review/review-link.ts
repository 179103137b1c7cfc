/** The private link of a review. */
export interface ReviewLink {
  /** Empty: the address has none. */
  token: string;
  /** It stops the mails that ask for reviews. */
  stops: boolean;
}

const STOP = 'stop=';

/** The link in the hash of an address. */
export function reviewLinkIn(hash: string): ReviewLink {
  const text = hash.replace(/^#/, '');
  const stops = text.startsWith(STOP);
  const token = stops ? text.slice(STOP.length) : text;
  return { token: /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : '', stops };
}
