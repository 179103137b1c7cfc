import { COMPANY_TIME_ZONE } from '@trek/ui/pricing';

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: COMPANY_TIME_ZONE,
});

/** A time on the office's own clock, wherever it is read: `Nov 22, 2026, 2:30 AM`. */
export const formatMoment = (moment: string): string => format.format(new Date(moment));
