import '@trek/ui/trek-card/skin.css';
import '@trek/ui/rows/skin.css';
import '@trek/ui/blog/skin.css';
import '@trek/ui/search/skin.css';
import './home/home.css.ts';
import { SITE_NAME } from '../content/site-name.ts';
import { usePageHead } from '../document/page-head.tsx';
import { Hero } from './home/hero.tsx';
import { BelowTheFold } from './home/lazy-below-the-fold.ts';

/** The home page. */
export default function HomePage() {
  usePageHead({
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
    canonicalPath: '/',
  });
  return (
    <>
      <Hero />
      <BelowTheFold />
    </>
  );
}
