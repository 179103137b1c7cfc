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

/** The table of discounts for groups that a trek takes; empty if none of them gets a discount. */
export function discountRows({ minSize, maxSize }: { minSize: number; maxSize: number }): DiscountRow[] {
  const rows = GROUP_DISCOUNTS.map((row, index) => {
    const next = GROUP_DISCOUNTS[index + 1];
    const toTravelers = next ? Math.min(maxSize, next.fromTravelers - 1) : maxSize;
    return { ...row, fromTravelers: Math.max(minSize, row.fromTravelers), toTravelers };
  }).filter(({ fromTravelers, toTravelers }) => fromTravelers <= toTravelers);
  return rows.some(({ percent }) => percent > 0) ? rows : [];
}

/** Percent that a group of this size saves; 0 for one or two. */
export function groupDiscountPercent(travelers: number): number {
  return GROUP_DISCOUNTS.findLast((row) => travelers >= row.fromTravelers)?.percent ?? 0;
}
