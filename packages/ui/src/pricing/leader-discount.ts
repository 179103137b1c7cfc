/** The discount on the leader's own place, from so many travelers on, in percent: as a trek's policy names it. */
export type LeaderDiscount = readonly { fromTravelers: number; percent: number }[];

/** The leader's saving on the own place in a group of this size, in percent: the highest step that it reaches. */
export function leaderPercent(travelers: number, discount: LeaderDiscount = []): number {
  return Math.max(0, ...discount.map(({ fromTravelers, percent }) => (travelers >= fromTravelers ? percent : 0)));
}
