/** The time that a clock of a zone shows at a moment, in milliseconds as if it were UTC. */
function wallClock(timeZone: string, moment: number): number {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields, second: 'numeric' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The moment at which the clocks of a zone show a time. Undefined: this browser does not know the zone.
 * @param wall the time in milliseconds as if it were UTC
 * @param timeZone a name as `Europe/Berlin` or `CET`
 */
export function momentInZone(wall: number, timeZone: string): number | undefined {
  const offsetAt = (moment: number) => wallClock(timeZone, moment) - Math.floor(moment / 1000) * 1000;
  try {
    // The second time with the offset of the moment itself: clocks may change in between.
    return wall - offsetAt(wall - offsetAt(wall));
  } catch {
    return undefined;
  }
}
