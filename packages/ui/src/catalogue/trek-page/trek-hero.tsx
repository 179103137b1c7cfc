'use client';
import { nextDeparture } from '../../api/open-departures.ts';
import { placeSlug } from '../../api/slug.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { earlyPresses } from '../../core/lazy/early-presses.ts';
import { firstInteraction } from '../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { numberFormat } from '../../core/texts/intl-format.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Badge } from '../../kit/badge.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { useDepartureWords } from '../../kit/use-departure-words.ts';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { difficultyColor } from '../trek-card/difficulty.ts';
import { useTrekTool } from '../trek-card/trek-tools.tsx';
import { HeroPicture } from './trek-hero-picture.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useTrek } from './trek-page-context.tsx';

/** Their code is loaded on the first interaction: until then there is the first one. */
const LateHeroPictures = lazyPart(
  lazyModule(() => import('./trek-hero-pictures.tsx')),
  ({ HeroPictures }) => HeroPictures,
  { Fallback: () => <HeroPicture index={0} />, until: firstInteraction, presses: earlyPresses },
);

/** The pictures of the trek behind its title, and what it is in one line. */
export const Hero = createPart('header', anatomy, 'hero', () => ({
  children: (
    <>
      <LateHeroPictures />
      <HeroText />
      <Tools />
    </>
  ),
}));

/** The text on the pictures. */
export const HeroText = createPart('div', anatomy, 'hero-text', () => ({
  children: (
    <>
      <Title />
      <Facts />
      <Departure />
    </>
  ),
}));

/** The trek's title. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => ({ children: useTrek().title }));

/** The addition of the host by `TrekToolsProvider`; absent where there is none. */
export const Tools = createPart('div', anatomy, 'tools', () => {
  const tool = useTrekTool(useTrek());
  return tool ? { children: tool } : null;
});

/** Its place, duration, difficulty and rating. */
export const Facts = createPart('p', anatomy, 'facts', () => {
  const { durationOf, difficulty: levelName } = useTrekFacts();
  const trek = useTrek();
  return {
    children: (
      <>
        <Place />
        <span>
          <Icon name="calendar" /> <span>{durationOf(trek)}</span>
        </span>
        <Badge color={difficultyColor(trek.difficulty)}>{levelName(trek.difficulty)}</Badge>
        <Rating />
      </>
    ),
  };
});

/** Its next start with places and price, and with whom one walks; absent where the backend says nothing of it. */
export const Departure = createPart('p', anatomy, 'departure', () => {
  const words = useDepartureWords();
  const price = usePrice();
  const { hidesPrices } = usePorts().api;
  const trek = useTrek();
  const departure = nextDeparture(trek);
  const company = words.company(trek, departure, 1);
  const usd = hidesPrices || !departure ? null : (departure.price ?? trek.priceUsd);
  const facts = departure ? [words.next(departure), usd === null ? '' : price(usd), words.promise(departure)] : [];
  const shown = [...facts, company].filter(Boolean);
  if (shown.length === 0) return null;
  return {
    children: (
      <>
        <Icon name="group" /> <span>{shown.join(' · ')}</span>
      </>
    ),
  };
});

/** Its place, with a link to the place's page. */
export const Place = createPart('span', anatomy, 'place', () => {
  const { paths, Link } = usePorts();
  const { region, country, location } = useTrek();
  const place = region ? paths.region(placeSlug(region)) : paths.country(placeSlug(country));
  return {
    children: (
      <>
        <Icon name="pin" /> <Link href={place}>{location}</Link>
      </>
    ),
  };
});

/** The rating by others. */
export const Rating = createPart('span', anatomy, 'rating', () => {
  const messages = useTexts(trekPageTexts);
  const { rating, reviewCount } = useTrek();
  const stars = numberFormat(useLocale(), {}).format(rating);
  const reviews = reviewCount === undefined ? messages.reviews : messages.ownReviews(reviewCount);
  return {
    children: (
      <>
        <Icon name="star" /> <span>{`${stars} (${reviews})`}</span>
      </>
    ),
  };
});
