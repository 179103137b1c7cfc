import { TrekBrowser, TrekEmbed } from '@trek/ui/embed';
import '@trek/ui/embed.css';

export function Treks() {
  return (
    <TrekEmbed backend="https://api.example.com" trekHref="/tours/{slug}">
      <TrekBrowser defaultQuery="country=nepal" />
    </TrekEmbed>
  );
}
