import { ShowTrek, TrekEmbed } from '@trek/ui/embed';
import '@trek/ui/embed.css';

/** A whole trek with its booking, by the slug of its title or its id. `auto` follows the visitor's dark mode. */
export function Tour() {
  return (
    <TrekEmbed backend="https://api.example.com" trekHref="/tours/{slug}" theme="auto">
      <ShowTrek trek="annapurna-base-camp-trek" onBooked={({ reference }) => console.info('Booked:', reference)} />
    </TrekEmbed>
  );
}
