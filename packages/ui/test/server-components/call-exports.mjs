import { bookingPanelTexts } from '@trek/ui/booking';
import { readComparedQuery } from '@trek/ui/compare';
import { formatUsd } from '@trek/ui/kit/format';
import { DEFAULT_PATHS } from '@trek/ui/provider';

console.log(
  JSON.stringify({
    treks: readComparedQuery('?treks=langtang').slugs,
    path: DEFAULT_PATHS.trek('langtang'),
    text: bookingPanelTexts.english.bookNow,
    price: formatUsd(1490),
  }),
);
