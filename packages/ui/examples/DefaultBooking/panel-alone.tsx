import type { Trek } from '@trek/ui/api';
import { BookingPanel } from '@trek/ui/booking';
import { useState } from 'react';

/** The price box without the dialog, for a booking of your own. */
export function PriceBox({ trek, onBook }: { trek: Trek; onBook: (travelers: number) => void }) {
  const [travelers, setTravelers] = useState(1);
  return (
    <BookingPanel
      trek={trek}
      travelers={travelers}
      hasBar={false}
      onTravelersChange={setTravelers}
      onBook={() => onBook(travelers)}
    />
  );
}
