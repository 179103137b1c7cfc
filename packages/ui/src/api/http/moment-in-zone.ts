/**
 * The moment at which the clocks of a zone show a time. Undefined: this browser does not know the zone.
 * @param wall the time in milliseconds as if it were UTC
 * @param timeZone a name as `Europe/Berlin` or `CET`
 */
export function momentInZone(wall: number, timeZone: string): number | undefined {
  // Sweden writes a time as ISO 8601 does.
  const shownAt = (moment: number) =>
    Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  const offsetAt = (moment: number) => shownAt(moment) - Math.floor(moment / 1000) * 1000;
  try {
    // The second time with the offset of the moment itself: clocks may change in between.
    return wall - offsetAt(wall - offsetAt(wall));
  } catch {
    return undefined;
  }
}
