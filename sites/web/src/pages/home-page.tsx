import '@trek/ui/blog/skin.css';
import '@trek/ui/search/skin.css';
import './home/home.css.ts';
import { HydrateOnInteraction } from '@trek/ui/late';
import { useContext } from 'react';
import { SITE_NAME } from '../content/site-name.ts';
import { IsWholeContext } from '../data/use-read.ts';
import { usePageHead } from '../document/page-head.tsx';
import { Hero } from './home/hero.tsx';
import { Rest, useEarlyRestPresses } from './home/late-rest.ts';

/** The home page, block by block. */
export default function HomePage() {
  usePageHead({
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
    canonicalPath: '/',
  });
  useEarlyRestPresses();
  // What the server could not read is asked for at once, whoever looks.
  const isWhole = useContext(IsWholeContext);
  return (
    <>
      <Hero />
      {isWhole ? REST : <Rest />}
    </>
  );
}

// One element for good: a part that waits to be hydrated is built anew when its parent hands it another.
const REST = (
  <HydrateOnInteraction>
    <Rest />
  </HydrateOnInteraction>
);
