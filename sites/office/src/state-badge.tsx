import type { OfficeBooking } from '@trek/api/office';
import { Badge, type BadgeColor } from '@trek/ui/kit';
import { officeMessages as messages } from './office.messages.ts';

const COLORS: Partial<Record<string, BadgeColor>> = {
  pending: 'gray',
  confirmed: 'green',
  cancelled: 'gray',
  disputed: 'red',
};

/** A booking's status, and whether its owner has asked to cancel it. */
export function StateBadge({ booking }: { booking: Pick<OfficeBooking, 'status' | 'isCancellationRequested'> }) {
  const { status, isCancellationRequested } = booking;
  return (
    <>
      <Badge color={COLORS[status] ?? 'gray'}>{messages.statuses[status] ?? status}</Badge>
      {isCancellationRequested && (
        <>
          {' '}
          <Badge color="orange">{messages.asksToCancel}</Badge>
        </>
      )}
    </>
  );
}
