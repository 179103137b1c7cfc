import { BookTrek, BookTrekButton, ShowTrek, TrekAccount, TrekBrowser, TrekEmbed, TrekOffer } from '@trek/ui/embed';
import '@trek/ui/embed.css';

/** One embed holds any of these parts. They share session, language and theme. */
export function Anatomy() {
  return (
    <TrekEmbed backend="https://api.example.com">
      <TrekBrowser />
      <TrekOffer trek="everest-base-camp-trek" />
      <ShowTrek trek="everest-base-camp-trek" />
      <BookTrek trek="everest-base-camp-trek" />
      <BookTrekButton trek="everest-base-camp-trek" />
      <TrekAccount />
    </TrekEmbed>
  );
}
