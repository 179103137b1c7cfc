'use client';
import { useId } from 'react';
import type { Place } from '../api/place.ts';
import type { TrekSummary } from '../api/trek.ts';
import { withRef } from '../internal/with-ref.ts';
import { Button } from '../kit/button.tsx';
import { Heading } from '../kit/heading.tsx';
import { LeadImage } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { Status, type StatusProps } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { placeAnatomy as anatomy } from './catalogue.anatomy.ts';
import { TrekCard } from './trek-card.tsx';
import { usePlaceMessages } from './use-place-messages.ts';

const Root = createPart('article', anatomy, 'root');
const Hero = createPart('header', anatomy, 'hero');
const HeroText = createPart('div', anatomy, 'heroText');
const Kind = createPart('p', anatomy, 'kind');
const Title = createPart('h1', anatomy, 'title');
const Story = createPart('div', anatomy, 'story');
const Treks = createPart('section', anatomy, 'treks');
const Cards = createPart('div', anatomy, 'cards');

export type PlaceKind = 'country' | 'region';

const TEXTS = {
  country: { name: 'country', notFound: 'countryNotFound', noTreks: 'noTreksInCountry' },
  region: { name: 'region', notFound: 'regionNotFound', noTreks: 'noTreksInRegion' },
} as const;

export interface PlaceViewProps {
  kind: PlaceKind;
  place: Place;
  treks: readonly TrekSummary[];
}

/** A country or a region: its picture, its story and the treks there. */
export function PlaceView({ kind, place, treks }: PlaceViewProps) {
  const texts = usePlaceMessages();
  const titleId = useId();
  const { placeholderImage } = usePorts();
  return (
    <Root>
      <Hero>
        <LeadImage {...anatomy.attributes('picture')} src={place.image} fallbackSrc={placeholderImage} alt="" />
        <HeroText>
          <Kind>{place.country && place.country !== place.name ? place.country : texts[TEXTS[kind].name]}</Kind>
          <Title>{place.name}</Title>
        </HeroText>
      </Hero>
      <Story>
        {place.description
          .split(/\n+/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </Story>
      <Treks aria-labelledby={titleId}>
        <h2 id={titleId}>{texts.treksIn(place.name)}</h2>
        {treks.length === 0 ? (
          <NoTreks text={texts[TEXTS[kind].noTreks]} />
        ) : (
          <Cards>
            {treks.map((trek) => (
              <TrekCard key={trek.id} trek={trek} />
            ))}
          </Cards>
        )}
      </Treks>
    </Root>
  );
}

function NoTreks({ text }: { text: string }) {
  const texts = usePlaceMessages();
  const { paths, Link } = usePorts();
  return (
    <Status
      title={text}
      action={
        <Button asChild>
          <Link href={paths.treks}>{texts.browseAllTreks}</Link>
        </Button>
      }
    />
  );
}

export interface PlaceNotFoundProps extends Omit<Partial<StatusProps>, 'kind'> {
  kind: PlaceKind;
}

/** Where a country or region should stand that does not exist. */
export const PlaceNotFound = withRef(function PlaceNotFound({ kind, ...status }: PlaceNotFoundProps) {
  const texts = usePlaceMessages();
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<Heading alone={1}>{texts[TEXTS[kind].notFound]}</Heading>}
      text={texts.placeNotFoundHint}
      action={
        <Button asChild variant="primary">
          <Link href={paths.treks}>{texts.browseAllTreks}</Link>
        </Button>
      }
      {...status}
    />
  );
});
