'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { PLACE_TEXTS, type PlaceKind } from './place-kinds.ts';
import { placePageTexts } from './place-page.texts.ts';
import * as Place from './place-page-parts.tsx';

export type { PlaceKind } from './place-kinds.ts';

/** Props of `DefaultPlacePage`. */
export type DefaultPlacePageProps = Omit<ComponentProps<typeof Place.Root>, 'children' | 'asChild'> & {
  /** Language of the place's story, as `lang`. Default: that of the page. */
  textLang?: string | undefined;
};

/** A country or a region: its picture, its story and the treks there. */
export const DefaultPlacePage = withRef(function DefaultPlacePage({ textLang, ...place }: DefaultPlacePageProps) {
  return (
    <Place.Root {...place}>
      <Place.Hero>
        <Place.Picture />
        <Place.HeroText>
          <Place.Kind />
          <Place.Title />
        </Place.HeroText>
      </Place.Hero>
      <Place.Story lang={textLang} />
      <Place.Treks>
        <Place.TreksTitle />
        <Place.NoTreks />
        <Place.Cards />
        <Place.ShowAll />
      </Place.Treks>
    </Place.Root>
  );
});

/** Props of `PlaceNotFound`. */
export interface PlaceNotFoundProps extends Omit<Partial<StatusProps>, 'kind'> {
  kind: PlaceKind;
}

/** In place of a country or region that does not exist. */
export const PlaceNotFound = withRef(function PlaceNotFound({ kind, ...status }: PlaceNotFoundProps) {
  const texts = useTexts(placePageTexts);
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<Heading level={1}>{texts[PLACE_TEXTS[kind].notFound]}</Heading>}
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
