import { BookTrekButton, TrekEmbed } from '@trek/ui/embed';
import { de } from '@trek/ui/messages/de';
import '@trek/ui/embed.css';

/** A button in your text opens the booking. Dialog, prices and dates are in German. */
export function Buchen() {
  return (
    <TrekEmbed backend="https://api.example.com" locale="de-DE" messages={de}>
      <BookTrekButton trek="annapurna-base-camp-trek">Jetzt Platz sichern</BookTrekButton>
    </TrekEmbed>
  );
}
