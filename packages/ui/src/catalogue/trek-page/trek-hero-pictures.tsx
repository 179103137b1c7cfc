'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLate } from '../../core/lazy/use-late.ts';
import { useTexts } from '../../core/texts/language.ts';
import { DefaultCarousel, type DefaultCarouselProps } from '../../kit/carousel/carousel.tsx';
import { HeroPicture } from './trek-hero-picture.tsx';
import { trekPageTexts } from './trek-page.texts.ts';
import { useTrek } from './trek-page-context.tsx';

/** The pictures, one at a time. */
export const HeroPictures = withRef(function HeroPictures(carousel: Partial<DefaultCarouselProps<string>>) {
  const messages = useTexts(trekPageTexts);
  const { id, images, title } = useTrek();
  return (
    <DefaultCarousel
      // Another trek is another row: the engine has the slides of the old one in its hands.
      key={id}
      data-late={useLate()}
      label={messages.pictures(title)}
      items={images}
      itemKey={(image) => image}
      layout="single"
      start="interaction"
      firstCount={1}
      showsDots
      renderItem={(_, index) => <HeroPicture index={index} />}
      {...carousel}
    />
  );
});
