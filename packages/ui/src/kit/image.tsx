'use client';
import { type ComponentProps, useCallback, useState } from 'react';
import type { PhotoSizes } from '../api/photo.ts';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { HIGH_PRIORITY } from './high-priority.ts';
import { imageAnatomy as anatomy } from './kit.anatomy.ts';
import { showStandIn } from './stand-in.ts';

export interface ImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Shown instead when the picture can't be loaded; the same box, so that nothing jumps. */
  fallbackSrc: string;
  /** Pixels of the picture's own size: they keep its place while it loads. */
  width: number;
  height: number;
  /** The same picture in sizes of which the browser takes the one that fits, and what to show until it is there. The skin cuts it around its `focus`. */
  photo?: (PhotoSizes & { standIn?: string | null }) | undefined;
}

/** The width of a card: of one column on a phone, and of at least three beside the page's edges. */
const CARD = '(min-width: 1200px) 390px, (min-width: 768px) 34vw, calc(100vw - 40px)';

/** A picture that keeps its place and falls back when it fails to load. */
export const Image = withRef(function Image({ src, alt, fallbackSrc, photo, ref, onError, ...image }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture that failed before React took over the server's markup fires no event any more.
  const onMount = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailedSrc(src);
      else if (element) showStandIn(element);
    },
    [src],
  );
  const hasFailed = failedSrc === src;
  const shown = hasFailed ? undefined : photo;
  const picture = (
    <img
      decoding="async"
      loading="lazy"
      data-focus-x={shown?.focus?.x}
      data-focus-y={shown?.focus?.y}
      data-stand-in={shown?.standIn ?? undefined}
      // A stand-in that is shown before React starts is a style that React does not know.
      suppressHydrationWarning={Boolean(photo?.standIn)}
      {...image}
      src={hasFailed ? fallbackSrc : src}
      alt={alt}
      ref={useMergedRef(ref, onMount)}
      onError={(event) => {
        onError?.(event);
        setFailedSrc(src);
      }}
    />
  );
  if (!photo) return picture;
  // If no width is given: of a lazy picture the browser itself knows it.
  const { loading = 'lazy', sizes = loading === 'lazy' ? `auto, ${CARD}` : CARD } = image;
  return (
    <picture {...anatomy.attributes('root')}>
      {!hasFailed &&
        photo.formats.map((format) => (
          <source
            key={format}
            // Browsers lay it out as an empty box: in a grid it would take a row.
            hidden
            type={`image/${format}`}
            srcSet={photo.widths.map((width) => `${photo.address}-${width}.${format} ${width}w`).join()}
            sizes={sizes}
          />
        ))}
      {picture}
    </picture>
  );
});

/** The picture at the head of a page, 4 : 3: the page is not whole without it, so that it loads before all others. */
export const HeroImage = withRef(function HeroImage(image: Omit<ImageProps, 'width' | 'height'>) {
  return <Image width={1440} height={1080} sizes="100vw" {...HIGH_PRIORITY} {...image} />;
});
