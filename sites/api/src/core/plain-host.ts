/** Whether the host of an address is one that browsers send: a name without a star or a comma, or a number. */
export const hasPlainHost = (address: string): boolean =>
  URL.canParse(address) && /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(new URL(address).hostname);
