'use client';
import { useTexts } from '../../core/texts/language.ts';
import { HIGH_PRIORITY } from '../../kit/high-priority.ts';
import { Image } from '../../kit/image.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { TREK_HERO_HEIGHT } from './trek-hero-height.ts';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useTrek } from './trek-page-context.tsx';

/** One of the trek's pictures, as wide as the page. */
export function HeroPicture({ index }: { index: number }) {
  const messages = useTexts(trekPageTexts);
  const { placeholderImage } = usePorts();
  const { images, photo, photos, title } = useTrek();
  const src = images[index] ?? placeholderImage;
  return (
    <Image
      {...anatomy.attributes('hero-picture')}
      src={src}
      photo={index ? photos?.[index] : photo}
      sizes={TREK_HERO_HEIGHT.sizes}
      fallbackSrc={placeholderImage}
      alt={photos?.[index]?.alt || messages.picture(title, index + 1, images.length)}
      width={1440}
      height={1080}
      {...(index === 0 && HIGH_PRIORITY)}
    />
  );
}
