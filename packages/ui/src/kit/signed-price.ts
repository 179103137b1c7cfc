/**
 * A sum that is added to a price or taken from it, with its sign: `+$0.50`, `−$217.50`.
 * @param usd writes a price in US dollars
 */
export const signedPrice = (usd: (amount: number) => string, amount: number): string =>
  amount < 0 ? `−${usd(-amount)}` : `+${usd(amount)}`;
