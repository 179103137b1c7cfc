'use client';
import { type ComponentProps, useCallback, useState } from 'react';
import type { PhotoSizes } from '../api/photo.ts';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { HIGH_PRIORITY } from './high-priority.ts';
import { showStandIn } from './stand-in.ts';

export interface ImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Shown instead when the picture can't be loaded; the same box, so that nothing jumps. */
  fallbackSrc: string;
  /** Pixels of the picture's own size: they keep its place while it loads. */
  width: number;
  height: number;
  /** The same picture in sizes, of which the browser takes the one that fits in the first format, and what to show until it is there. The skin cuts it around its `focus`. */
  photo?: (PhotoSizes & { standIn?: string | null }) | undefined;
}

/**
 * How much wider than its pixels a picture may be shown. A tenth is not seen, and many phones then take the next smaller
 * size.
 */
const STRETCH = 1.1;

/** The width of a card: of one column on a phone, and of at least three beside the page's edges. */
const CARD = '(min-width: 1200px) 390px, (min-width: 768px) 34vw, calc(100vw - 40px)';

/**
 * A picture that keeps its place. Where its sizes fail to load, or the browser does not know their format, it shows
 * `src`, and where that fails, too, `fallbackSrc`.
 */
export const Image = withRef(function Image({ src, alt, fallbackSrc, photo, ref, onError, ...image }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sized = photo && !failed.includes(photo.address) ? photo : undefined;
  const shown = sized?.address ?? (failed.includes(src) ? fallbackSrc : src);
  const focus = failed.includes(src) ? undefined : photo?.focus;
  const onFailure = useCallback(() => setFailed((before) => [...before, shown]), [shown]);
  // A picture that failed before React took over the server's markup fires no event any more.
  const onMount = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') onFailure();
      else if (element) showStandIn(element);
    },
    [onFailure],
  );
  // If no width is given: of a lazy picture the browser itself knows it.
  const { loading = 'lazy', sizes = loading === 'lazy' ? `auto, ${CARD}` : CARD } = image;
  const [format] = sized?.formats ?? [];
  return (
    <img
      decoding="async"
      data-focus-x={focus?.x}
      data-focus-y={focus?.y}
      data-stand-in={sized?.standIn ?? undefined}
      // A stand-in that is shown before React starts is a style that React does not know.
      suppressHydrationWarning={Boolean(photo?.standIn)}
      {...image}
      loading={loading}
      sizes={sized && sizes}
      srcSet={sized?.widths
        .map((width) => `${sized.address}-${width}.${format} ${Math.round(width * STRETCH)}w`)
        .join()}
      src={sized ? src : shown}
      alt={alt}
      ref={useMergedRef(ref, onMount)}
      onError={(event) => {
        onError?.(event);
        onFailure();
      }}
    />
  );
});

/** The picture at the head of a page, 4 : 3: the page is not whole without it, so that it loads before all others. */
export const HeroImage = withRef(function HeroImage(image: Omit<ImageProps, 'width' | 'height'>) {
  return <Image width={1440} height={1080} sizes="100vw" {...HIGH_PRIORITY} {...image} />;
});
