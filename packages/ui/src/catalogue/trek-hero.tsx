'use client';
import { placeSlug } from '../api/slug.ts';
import type { Trek } from '../api/trek.ts';
import { Badge } from '../kit/badge.tsx';
import { Carousel } from '../kit/carousel.tsx';
import { Icon } from '../kit/icon.tsx';
import { Image } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { URGENT } from '../kit/urgent.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { trekDetailAnatomy as anatomy } from './catalogue.anatomy.ts';
import { difficultyColor } from './difficulty.ts';
import { trekDetailMessages as messages } from './trek-detail.messages.ts';

const Hero = createPart('header', anatomy, 'hero');
const HeroText = createPart('div', anatomy, 'heroText');
const Title = createPart('h1', anatomy, 'title');
const Facts = createPart('p', anatomy, 'facts');

/** The pictures of a trek, one at a time, behind its title and what it is in one line. */
export function TrekHero({ trek }: { trek: Trek }) {
  const { placeholderImage, paths, Link } = usePorts();
  const { images, title } = trek;
  const place = trek.region ? paths.region(placeSlug(trek.region)) : paths.country(placeSlug(trek.country));
  return (
    <Hero>
      <Carousel
        // Another trek is another row: the engine has the slides of the old one in its hands.
        key={trek.id}
        label={messages.pictures(title)}
        items={images}
        itemKey={(image) => image}
        layout="single"
        start="wish"
        showsDots
        renderItem={(image, index) => (
          <Image
            {...anatomy.attributes('heroPicture')}
            src={image}
            fallbackSrc={placeholderImage}
            alt={messages.picture(title, index + 1, images.length)}
            width={1440}
            height={1080}
            {...(index === 0 && URGENT)}
          />
        )}
      />
      <HeroText>
        <Title>{title}</Title>
        <Facts>
          <span>
            <Icon name="pin" /> <Link href={place}>{trek.location}</Link>
          </span>
          <span>
            <Icon name="calendar" /> {trek.durationText}
          </span>
          <Badge color={difficultyColor(trek.difficulty)}>{trek.difficulty}</Badge>
          <span>
            <Icon name="star" /> {trek.rating} ({messages.reviews})
          </span>
        </Facts>
      </HeroText>
    </Hero>
  );
}
