'use client';
import { placeSlug } from '../../api/slug.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Badge } from '../../kit/badge.tsx';
import { DefaultCarousel, type DefaultCarouselProps } from '../../kit/carousel/carousel.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { HIGH_PRIORITY } from '../../kit/high-priority.ts';
import { Icon } from '../../kit/icon.tsx';
import { Image } from '../../kit/image.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { difficultyColor } from '../trek-card/index.ts';
import { trekDetailAnatomy as anatomy } from './trek.anatomy.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';
import { useTrek } from './trek-page-context.tsx';

/** The pictures of the trek behind its title, and what it is in one line. */
export const Hero = createPart('header', anatomy, 'hero', () => ({
  children: (
    <>
      <HeroPictures />
      <HeroText />
    </>
  ),
}));

/** The pictures, one at a time. */
export const HeroPictures = withRef(function HeroPictures(carousel: Partial<DefaultCarouselProps<string>>) {
  const messages = useTexts(trekDetailTexts);
  const { placeholderImage } = usePorts();
  const { id, images, photo, photos, title } = useTrek();
  return (
    <DefaultCarousel
      // Another trek is another row: the engine has the slides of the old one in its hands.
      key={id}
      label={messages.pictures(title)}
      items={images}
      itemKey={(image) => image}
      layout="single"
      start="interaction"
      firstCount={1}
      showsDots
      renderItem={(image, index) => (
        <Image
          {...anatomy.attributes('hero-picture')}
          src={image}
          photo={index ? photos?.[index] : photo}
          sizes="100vw"
          fallbackSrc={placeholderImage}
          alt={photos?.[index]?.alt || messages.picture(title, index + 1, images.length)}
          width={1440}
          height={1080}
          {...(index === 0 && HIGH_PRIORITY)}
        />
      )}
      {...carousel}
    />
  );
});

/** The text on the pictures. */
export const HeroText = createPart('div', anatomy, 'hero-text', () => ({
  children: (
    <>
      <Title />
      <Facts />
    </>
  ),
}));

/** The trek's title. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => ({ children: useTrek().title }));

/** Its place, duration, difficulty and rating. */
export const Facts = createPart('p', anatomy, 'facts', () => {
  const { durationOf, difficulty: levelName } = useTrekFacts();
  const trek = useTrek();
  return {
    children: (
      <>
        <Place />
        <span>
          <Icon name="calendar" /> {durationOf(trek)}
        </span>
        <Badge color={difficultyColor(trek.difficulty)}>{levelName(trek.difficulty)}</Badge>
        <Rating />
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
  const messages = useTexts(trekDetailTexts);
  return {
    children: (
      <>
        <Icon name="star" /> {useTrek().rating} ({messages.reviews})
      </>
    ),
  };
});
