import type { OfficeBooking } from '@trek/api/office';
import { Badge, type BadgeColor } from '@trek/ui/kit';
import { officeMessages as messages } from './office.messages.ts';

const COLORS: Partial<Record<string, BadgeColor>> = {
  pending: 'gray',
  confirmed: 'green',
  cancelled: 'gray',
  disputed: 'red',
};

/** How a booking stands, and what its owner asks. */
export function StateBadge({ booking }: { booking: Pick<OfficeBooking, 'status' | 'isAskingToCancel'> }) {
  const { status, isAskingToCancel } = booking;
  return (
    <>
      <Badge color={COLORS[status] ?? 'gray'}>{messages.statuses[status] ?? status}</Badge>
      {isAskingToCancel && (
        <>
          {' '}
          <Badge color="orange">{messages.asksToCancel}</Badge>
        </>
      )}
    </>
  );
}
