import { BookTrek, BookTrekButton, TrekAccount, TrekBrowser, TrekEmbed, TrekOffer, TrekPage } from '@trek/ui/embed';
import '@trek/ui/embed.css';

/** One embed holds any of these parts. They share session, language and theme. */
export function Anatomy() {
  return (
    <TrekEmbed backend="https://api.example.com">
      <TrekBrowser />
      <TrekOffer trek="everest-base-camp-trek" />
      <TrekPage trek="everest-base-camp-trek" />
      <BookTrek trek="everest-base-camp-trek" />
      <BookTrekButton trek="everest-base-camp-trek" />
      <TrekAccount />
    </TrekEmbed>
  );
}
