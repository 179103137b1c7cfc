import { BookTrek, TrekEmbed, toDataLayer } from '@trek/ui/embed';
import '@trek/ui/embed.css';

const reportToGoogle = toDataLayer();

/** Every event goes to your handler; `toDataLayer` translates them for Google Analytics 4. */
export function MeasuredBooking() {
  return (
    <TrekEmbed backend="https://api.example.com" onEvent={reportToGoogle}>
      <BookTrek trek="annapurna-base-camp-trek" hasBar={false} />
    </TrekEmbed>
  );
}
