/** Group discount on the total, by number of travelers. The last row whose `fromTravelers` is reached counts. */
export const GROUP_DISCOUNTS = [
  { fromTravelers: 1, percent: 0 },
  { fromTravelers: 3, percent: 5 },
  { fromTravelers: 5, percent: 10 },
  { fromTravelers: 10, percent: 15 },
] as const;

/** A row of the table of discounts: the sizes of group that it is for. */
export interface DiscountRow {
  fromTravelers: number;
  toTravelers: number;
  percent: number;
}

/** The table of discounts for groups of at most `maxSize`; empty if none of them gets a discount. */
export function discountRows(maxSize: number): DiscountRow[] {
  const rows = GROUP_DISCOUNTS.filter(({ fromTravelers }) => fromTravelers <= maxSize).map((row, index) => {
    const next = GROUP_DISCOUNTS[index + 1];
    return { ...row, toTravelers: next ? Math.min(maxSize, next.fromTravelers - 1) : maxSize };
  });
  return rows.length > 1 ? rows : [];
}

/** Percent that a group of this size saves; 0 for one or two. */
export function groupDiscountPercent(travelers: number): number {
  return GROUP_DISCOUNTS.findLast((row) => travelers >= row.fromTravelers)?.percent ?? 0;
}
