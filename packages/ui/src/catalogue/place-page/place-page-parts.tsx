'use client';
import { type RefObject, useRef, useState } from 'react';
import type { Place } from '../../api/place.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { HeroImage, type ImageProps } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { DefaultTrekCard } from '../trek-card/index.ts';
import { PLACE_HERO_HEIGHT } from './place-hero-height.ts';
import { PLACE_TEXTS, type PlaceKind } from './place-kinds.ts';
import { placePageAnatomy as anatomy } from './place-page.anatomy.ts';
import { FIRST_TREKS } from './place-page.rules.ts';
import { placePageTexts } from './place-page.texts.ts';

interface RootProps extends PartProps<'article'> {
  kind: PlaceKind;
  place: Place;
  treks: readonly TrekSummary[];
  /** All treks are shown without a press, as on a return to a page where they were. Default false */
  showsAll?: boolean;
  onShowAll?: () => void;
}

interface PlaceContextValue extends Pick<RootProps, 'kind' | 'place' | 'treks'> {
  ids: PartIds;
  cards: RefObject<HTMLDivElement | null>;
  isFolded: boolean;
  showAll: () => void;
}

const PlaceContext = createRequiredContext<PlaceContextValue>('PlacePage.Root');
const usePlace = () => useRequiredContext(PlaceContext);

const Article = createPart('article', anatomy, 'root');

/** The article about a country or region, which gives the place to the parts in it. */
export const Root = withRef(function PlaceRoot(props: RootProps) {
  const { kind, place, treks, showsAll = false, onShowAll, ...article } = props;
  const ids = usePartIds();
  const cards = useRef<HTMLDivElement>(null);
  // Of another place, which the same page shows next, the cards are folded again.
  const [pressedFor, setPressedFor] = useState<string>();
  const isPressed = pressedFor === place.slug;
  useIsomorphicLayoutEffect(() => {
    if (isPressed) cards.current?.children[FIRST_TREKS]?.querySelector('a')?.focus();
  }, [isPressed]);
  const folding = {
    cards,
    isFolded: !isPressed && !showsAll && treks.length > FIRST_TREKS,
    showAll: () => {
      setPressedFor(place.slug);
      onShowAll?.();
    },
  };
  return (
    <PlaceContext.Provider value={{ kind, place, treks, ids, ...folding }}>
      <Article {...article} />
    </PlaceContext.Provider>
  );
});

/** Picture and name of the place. */
export const Hero = createPart('header', anatomy, 'hero');

/** The place’s photograph, or the placeholder. */
export const Picture = withRef(function PlacePicture(picture: Partial<ImageProps>) {
  const { placeholderImage } = usePorts();
  const { image: src, photo } = usePlace().place;
  const { sizes } = PLACE_HERO_HEIGHT;
  const own = {
    ...anatomy.attributes('picture'),
    src,
    photo,
    sizes,
    fallbackSrc: placeholderImage,
    alt: photo?.alt ?? '',
  };
  return <HeroImage {...own} {...picture} />;
});

/** The text on the picture. */
export const HeroText = createPart('div', anatomy, 'hero-text');

/** Whether it is a country or a region; of a region, its country. */
export const Kind = createPart('p', anatomy, 'kind', () => {
  const { kind, place } = usePlace();
  const texts = useTexts(placePageTexts);
  const isElsewhere = place.country && place.country !== place.name;
  const { country } = useTrekFacts();
  return { children: isElsewhere ? country(place.country) : texts[PLACE_TEXTS[kind].name] };
});

/** The place’s name as heading. */
export const Title = createHeading(anatomy, 'title', { level: 1 }, () => {
  const { place } = usePlace();
  return { children: useTrekFacts().country(place.name) };
});

/** The description of the place. */
export const Story = createPart('div', anatomy, 'story', () => {
  const paragraphs = usePlace()
    .place.description.split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '');
  return { children: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>) };
});

/** The section with the treks there. */
export const Treks = createPart('section', anatomy, 'treks', () => ({
  'aria-labelledby': useIdOf(usePlace().ids, 'title'),
}));

/** Heading of the place’s treks. */
export const TreksTitle = createHeading(anatomy, 'treks-title', { level: 2, below: 1 }, (host) => {
  const { place, ids } = usePlace();
  const { country } = useTrekFacts();
  return { id: useOwnId(ids, 'title', host), children: useTexts(placePageTexts).treksIn(country(place.name)) };
});

/** A card for each trek there. All are rendered, for pages without scripts. */
export const Cards = createPart('div', anatomy, 'cards', () => {
  const { treks, cards } = usePlace();
  if (treks.length === 0) return null;
  return { ref: cards, children: treks.map((trek) => <DefaultTrekCard key={trek.id} trek={trek} />) };
});

const ShowAllPlace = createPart('div', anatomy, 'show-all');

/** Right after `Cards`: shows those beyond the first twelve, and moves the focus to the first of them. */
export const ShowAll = withRef(function PlaceShowAll(button: ButtonProps) {
  const { treks, isFolded, showAll } = usePlace();
  const texts = useTexts(placePageTexts);
  if (!isFolded) return null;
  const own = { onClick: showAll, children: texts.showAll(treks.length) };
  return (
    <ShowAllPlace>
      <Button {...mergeProps(own, button)} />
    </ShowAllPlace>
  );
});

/** In the cards' place if there are no treks. */
export const NoTreks = withRef(function PlaceNoTreks(status: Partial<StatusProps>) {
  const { kind, treks } = usePlace();
  const texts = useTexts(placePageTexts);
  const { paths, Link } = usePorts();
  if (treks.length > 0) return null;
  const all = (
    <Button asChild>
      <Link href={paths.treks}>{texts.browseAllTreks}</Link>
    </Button>
  );
  return <Status title={texts[PLACE_TEXTS[kind].noTreks]} action={all} {...status} />;
});
