'use client';
import { memo, useId } from 'react';
import type { TrekSummary } from '../api/trek.ts';
import { Badge } from '../kit/badge.tsx';
import { formatUsd } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { Image } from '../kit/image.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { trekCardAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { difficultyColor } from './difficulty.ts';

const Root = createPart('article', anatomy, 'root');
const Picture = createPart('div', anatomy, 'picture');
const Badges = createPart('div', anatomy, 'badges');
const Body = createPart('div', anatomy, 'body');
const Title = createPart('h3', anatomy, 'title');
const Facts = createPart('p', anatomy, 'facts');
const Footer = createPart('div', anatomy, 'footer');
const Price = createPart('p', anatomy, 'price');
const Action = createPart('span', anatomy, 'action');

export interface TrekCardProps {
  trek: TrekSummary;
  /** `grid`: picture above; `list`: picture left and a button right. Default `grid`. */
  layout?: 'grid' | 'list';
  /** Loads the picture at once: for cards that stand on the first screen. */
  isEager?: boolean;
}

/**
 * A trek in a list. The whole card leads to its page; the list layout has a button that does so, too. Rendered again only
 * for another trek or layout.
 */
export const TrekCard = memo(function TrekCard({ trek, layout = 'grid', isEager = false }: TrekCardProps) {
  const { paths, Link, placeholderImage, locale } = usePorts();
  const titleId = useId();
  return (
    <Root data-layout={layout}>
      <Picture>
        <Image
          src={trek.image}
          fallbackSrc={placeholderImage}
          alt=""
          width={640}
          height={480}
          loading={isEager ? 'eager' : 'lazy'}
        />
        {(trek.isPopular || trek.isGroup) && (
          <Badges>
            {trek.isPopular && <Badge color="yellow">{messages.popular}</Badge>}
            {trek.isGroup && (
              <Badge color="blue">
                <Icon name="group" />
                <span data-visually-hidden="">{messages.group}</span>
              </Badge>
            )}
          </Badges>
        )}
      </Picture>
      <Body>
        <Title id={layout === 'list' ? titleId : undefined}>
          <Link href={paths.trek(trek.slug)}>{trek.title}</Link>
        </Title>
        <Facts>
          <span>{trek.durationText}</span>
          <span>{trek.country}</span>
          {trek.region && trek.region !== trek.country && <span>{trek.region}</span>}
          <Badge color={difficultyColor(trek.difficulty)}>{trek.difficulty}</Badge>
        </Facts>
        <Footer>
          <Price data-on-request={trek.priceUsd === 0 ? '' : undefined}>
            <strong>{formatUsd(trek.priceUsd, locale)}</strong> {messages.perPerson}
            {trek.priceUsd === 0 && <em>{messages.priceOnRequest}</em>}
          </Price>
          {layout === 'list' && (
            <Action asChild>
              <Link href={paths.trek(trek.slug)} aria-describedby={titleId}>
                {messages.viewDetails}
              </Link>
            </Action>
          )}
        </Footer>
      </Body>
    </Root>
  );
});

/** The parts of a card, for a layout of your own. */
export const TrekCardParts = { Root, Picture, Badges, Body, Title, Facts, Footer, Price, Action };
