import { FillInTraveler } from '@trek/ui/manage-booking';

/** The page of a private link, such as `/traveler#c2VjcmV0`: its traveler has no account. */
export function TravelerPage() {
  return <FillInTraveler token={window.location.hash.slice(1) || null} />;
}
