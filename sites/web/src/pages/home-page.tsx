import '@trek/ui/blog/skin.css';
import '@trek/ui/search/skin.css';
import './home/home.css.ts';
import { HydrateOnInteraction } from '@trek/ui/lazy';
import { useContext } from 'react';
import { SITE_NAME } from '../content/site-name.ts';
import { IsCompleteContext } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import { Hero } from './home/hero.tsx';
import { BelowTheFold, useCaptureBelowTheFold } from './home/lazy-below-the-fold.ts';

/** The home page. */
export default function HomePage() {
  usePageHead({
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
    canonicalPath: '/',
  });
  useCaptureBelowTheFold();
  // Data that the server could not read is loaded at once.
  const isWhole = useContext(IsCompleteContext);
  return (
    <>
      <Hero />
      {isWhole ? REST : <BelowTheFold />}
    </>
  );
}

// A stable element: a part waiting for hydration is recreated if its parent passes another.
const REST = (
  <HydrateOnInteraction>
    <BelowTheFold />
  </HydrateOnInteraction>
);
