'use client';
import { type MouseEvent, useRef, useState } from 'react';
import type { Photo } from '../../api/photo.ts';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Image } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekDetailAnatomy as anatomy } from './trek.anatomy.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';

const Gallery = createPart('ul', anatomy, 'gallery');
const GalleryLink = createPart('a', anatomy, 'gallery-link');

const viewerModule = lazyModule(() => import('./picture-viewer.tsx'));

/** Silent if the viewer fails to load: the link opens the picture itself. */
const noop = () => {};

export interface TrekGalleryProps extends Omit<PartProps<'ul'>, 'asChild' | 'children' | 'title'> {
  /** The name of the pictures, for a screen reader: the trek's title. */
  title: string;
  /** Addresses of the pictures. */
  images: readonly string[];
  /** The photographs that they are, in their order. */
  photos?: readonly Photo[] | undefined;
}

/** The pictures of a trek. Each is a link to itself, and opens large over the page where scripts run. */
export const TrekGallery = withRef(function TrekGallery({ title, images, photos, ...gallery }: TrekGalleryProps) {
  const messages = useTexts(trekDetailTexts);
  const { placeholderImage, redirectExternal } = usePorts();
  const viewer = useLazyModule(viewerModule, noop);
  const Viewer = viewer.code?.PictureViewer;
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    const hasCome = await viewer.load();
    // The visitor has pressed another picture, or left, while the code was loading.
    if (opener.current !== link || !link.isConnected) return;
    if (hasCome) setShown(index);
    else redirectExternal(images[index] ?? placeholderImage);
  };
  return (
    <>
      <Gallery {...gallery}>
        {images.map((image, index) => (
          <li key={image}>
            <GalleryLink
              href={image}
              onPointerEnter={viewer.preload}
              onFocus={viewer.preload}
              onClick={(event) => open(event, index)}
            >
              <Image
                src={image}
                photo={photos?.[index]}
                fallbackSrc={placeholderImage}
                alt={photos?.[index]?.alt || messages.picture(title, index + 1, images.length)}
                width={640}
                height={480}
              />
            </GalleryLink>
          </li>
        ))}
      </Gallery>
      {Viewer && shown !== null && (
        <Viewer
          title={title}
          images={images}
          photos={photos}
          defaultShown={shown}
          onClose={() => setShown(null)}
          // Not every browser gives a link the focus that was pressed, so that none would come back by itself.
          finalFocus={() => opener.current}
        />
      )}
    </>
  );
});
