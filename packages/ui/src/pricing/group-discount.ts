/** Group discount on the total, by number of travelers. The last row whose `fromTravelers` is reached counts. */
export const GROUP_DISCOUNTS = [
  { fromTravelers: 1, percent: 0 },
  { fromTravelers: 3, percent: 5 },
  { fromTravelers: 5, percent: 10 },
  { fromTravelers: 10, percent: 15 },
] as const;

/** Percent that a group of this size saves; 0 for one or two. */
export function groupDiscountPercent(travelers: number): number {
  return GROUP_DISCOUNTS.findLast((row) => travelers >= row.fromTravelers)?.percent ?? 0;
}
