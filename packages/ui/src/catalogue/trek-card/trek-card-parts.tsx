'use client';
import { useMemo } from 'react';
import { nextDeparture } from '../../api/open-departures.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { sayOnce } from '../../core/internal/say-once.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Badge } from '../../kit/badge.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type ImageProps, Image as KitImage } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { SecondPrice } from '../../kit/second-price.tsx';
import { useDepartureWords } from '../../kit/use-departure-words.ts';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { difficultyColor } from './difficulty.ts';
import { trekCardAnatomy as anatomy } from './trek-card.anatomy.ts';
import { trekCardTexts } from './trek-card.texts.ts';
import { TrekCardContext, useTrekCard } from './trek-card-context.tsx';
import { useTrekTool } from './trek-tools.tsx';

const Article = createPart('article', anatomy, 'root', () => ({ 'data-layout': useTrekCard().layout }));

interface TrekCardRootProps extends PartProps<'article'> {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: TrekSummary;
  /** `grid`: picture above; `list`: picture left and a button right. Default `grid`. */
  layout?: 'grid' | 'list';
}

/** The card, which gives its trek to the parts in it. */
export const Root = withRef(function TrekCardRoot({ trek, layout = 'grid', ...article }: TrekCardRootProps) {
  if (trek.priceUsd === undefined) sayOnce('noPrice');
  const ids = usePartIds();
  const card = useMemo(() => ({ trek, layout, ids }), [trek, layout, ids]);
  return (
    <TrekCardContext.Provider value={card}>
      <Article {...article} />
    </TrekCardContext.Provider>
  );
});

/** The place of the picture, and of everything on it. */
export const Picture = createPart('div', anatomy, 'picture');

/** The trek's picture. */
export const Image = withRef(function TrekCardImage(image: Partial<ImageProps>) {
  const { placeholderImage } = usePorts();
  const { image: src, photo } = useTrekCard().trek;
  const own = { src, photo, fallbackSrc: placeholderImage, alt: '', width: 640, height: 480 };
  return <KitImage {...mergeProps(own, image)} />;
});

/** The trek's special features; nothing if there are none, and the host adds none. */
export const Badges = createPart('div', anatomy, 'badges', ({ children }) => {
  const cardTexts = useTexts(trekCardTexts);
  const { isPopular, isGroup } = useTrekCard().trek;
  if (!children && !isPopular && !isGroup) return null;
  return {
    children: (
      <>
        {isPopular && <Badge color="yellow">{cardTexts.popular}</Badge>}
        {isGroup && (
          <Badge color="blue" role="img" aria-label={cardTexts.group}>
            <Icon name="group" />
          </Badge>
        )}
      </>
    ),
  };
});

/** The addition of the host by `TrekToolsProvider`; absent where there is none. */
export const Tools = createPart('div', anatomy, 'tools', () => {
  const tool = useTrekTool(useTrekCard().trek);
  return tool ? { children: tool } : null;
});

/** Everything beside the picture. */
export const Body = createPart('div', anatomy, 'body');

/** The trek's title, which leads to its page. */
export const Title = createHeading(anatomy, 'title', { level: 3 }, (host) => {
  const { paths, Link } = usePorts();
  const { trek, layout, ids } = useTrekCard();
  const id = useOwnId(ids, 'title', host);
  return {
    id: layout === 'list' ? id : undefined,
    children: <Link href={paths.trek(trek.slug)}>{trek.title}</Link>,
  };
});

/** As wide as the gap before the badge. */
const SEPARATOR = '\u2002·\u2002';

/** How long it takes, where it is and how hard it is. */
export const Facts = createPart('p', anatomy, 'facts', () => {
  const { durationOf, difficulty: levelName, country: countryName } = useTrekFacts();
  const { trek } = useTrekCard();
  const { country, region, difficulty } = trek;
  return {
    children: (
      <>
        <span>
          {[durationOf(trek), countryName(country), region !== country && region].filter(Boolean).join(SEPARATOR)}
        </span>
        <Badge color={difficultyColor(difficulty)}>{levelName(difficulty)}</Badge>
      </>
    ),
  };
});

/** The next start that others can join; absent where none is listed. */
export const Departure = createPart('p', anatomy, 'departure', () => {
  const words = useDepartureWords();
  const departure = nextDeparture(useTrekCard().trek);
  return departure
    ? {
        children: (
          <>
            <Icon name="calendar" /> <span>{words.next(departure)}</span>
          </>
        ),
      }
    : null;
});

/** Price and action. */
export const Footer = createPart('div', anatomy, 'footer');

/** The price of one person. */
export const Price = createPart('p', anatomy, 'price', () => {
  const cardTexts = useTexts(trekCardTexts);
  const price = usePrice();
  const { priceUsd } = useTrekCard().trek;
  const { hidesPrices } = usePorts().api;
  const isOnRequest = priceUsd === null;
  return {
    'data-on-request': isOnRequest ? '' : undefined,
    children: (
      <>
        {!hidesPrices && (
          <>
            <strong translate="no">{price(priceUsd ?? 0)}</strong>
            <span>{` ${cardTexts.perPerson}`}</span>
          </>
        )}
        {isOnRequest ? <em>{cardTexts.priceOnRequest}</em> : <SecondPrice usd={priceUsd} />}
      </>
    ),
  };
});

const Action = createPart('span', anatomy, 'action');

/** A second way to the trek's page, which names it as its title does. */
export const Link = withRef(function TrekCardLink({ children, ...link }: PartProps<'a'>) {
  const cardTexts = useTexts(trekCardTexts);
  const { paths, Link: HostLink } = usePorts();
  const { trek, layout, ids } = useTrekCard();
  // The action's link names its trek by this.
  const title = useIdOf(ids, 'title');
  return (
    <Action asChild {...(link as PartProps<'span'>)}>
      <HostLink href={paths.trek(trek.slug)} aria-describedby={layout === 'list' ? title : undefined}>
        {children ?? cardTexts.viewDetails}
      </HostLink>
    </Action>
  );
});
