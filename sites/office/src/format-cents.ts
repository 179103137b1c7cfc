const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount for the accounts, always with its cents: `$1,450.00`. */
export const formatCents = (usd: number): string => format.format(usd);
