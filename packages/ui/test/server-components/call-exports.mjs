import { bookingPanelTexts } from '@trek/ui/booking';
import { formatUsd } from '@trek/ui/kit';
import { readListingQuery } from '@trek/ui/listing';
import { DEFAULT_PATHS } from '@trek/ui/provider';

console.log(
  JSON.stringify({
    page: readListingQuery(new URLSearchParams('?page=3')).page,
    path: DEFAULT_PATHS.trek('langtang'),
    text: bookingPanelTexts.english.bookNow,
    price: formatUsd(1490),
  }),
);
