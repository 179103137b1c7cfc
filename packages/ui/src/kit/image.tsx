'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useCallback, useState } from 'react';
import type { PhotoSizes } from '../api/photo.ts';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { HIGH_PRIORITY } from './high-priority.ts';
import { showForTheme, showStandIn } from './stand-in.ts';

/** Props of `Image`. */
export interface ImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Shown instead when the picture can't be loaded; the same box, so that nothing jumps. */
  fallbackSrc: string;
  /** Shown on a dark page instead of `src`; a picture in sizes names its own variant. */
  darkSrc?: string | undefined;
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

/** The sizes of a picture at an address, for `srcset`. */
const sizesAt = (address: string, { widths, formats: [format] }: PhotoSizes) =>
  widths.map((width) => `${address}-${width}.${format} ${Math.round(width * STRETCH)}w`).join();

/** A browser begins with a picture that does not wait before any script could choose its variant. */
function withSource(children: ReactNode, photo: PhotoSizes, dark: string, sizes: string): ReactElement {
  return (
    <picture data-trek-variants="">
      <source
        hidden
        media="(prefers-color-scheme: dark)"
        srcSet={sizesAt(dark, photo)}
        sizes={sizes}
        suppressHydrationWarning
      />
      {children}
    </picture>
  );
}

/**
 * A picture that keeps its place. Where its sizes fail to load, or the browser does not know their format, it shows
 * `src`, and where that fails, too, `fallbackSrc`.
 */
export const Image = withRef(function Image({
  src,
  alt,
  fallbackSrc,
  darkSrc,
  photo,
  ref,
  onError,
  ...image
}: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sized = photo && !failed.includes(photo.address) ? photo : undefined;
  const shown = sized?.address ?? (failed.includes(src) ? fallbackSrc : src);
  const focus = failed.includes(src) ? undefined : photo?.focus;
  const onFailure = useCallback(() => setFailed((before) => [...before, shown]), [shown]);
  // A picture that failed before React took over the server's markup fires no event any more.
  const onMount = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') onFailure();
      else if (element) {
        showForTheme(element);
        showStandIn(element);
      }
    },
    [onFailure],
  );
  // If no width is given: of a lazy picture the browser itself knows it.
  const { loading = 'lazy', sizes = loading === 'lazy' ? `auto, ${CARD}` : CARD } = image;
  const dark = sized ? sized.dark : darkSrc;
  const element = (
    <img
      decoding="async"
      data-focus-x={focus?.x}
      data-focus-y={focus?.y}
      data-stand-in={sized?.standIn ?? undefined}
      data-light={dark && (sized?.address ?? src)}
      data-dark={dark}
      // Before React starts, a stand-in or the variant for a dark page may be shown, of which React does not know.
      suppressHydrationWarning={Boolean(photo?.standIn || dark)}
      {...image}
      loading={loading}
      sizes={sized && sizes}
      srcSet={sized && sizesAt(sized.address, sized)}
      src={sized ? src : shown}
      alt={alt}
      ref={useMergedRef(ref, onMount)}
      onError={(event) => {
        onError?.(event);
        onFailure();
      }}
    />
  );
  return sized?.dark && loading === 'eager' ? withSource(element, sized, sized.dark, sizes) : element;
});

/** The picture at the head of a page, 4 : 3: the page is not whole without it, so that it loads before all others. */
export const HeroImage = withRef(function HeroImage(image: Omit<ImageProps, 'width' | 'height'>) {
  return <Image width={1440} height={1080} sizes="100vw" {...HIGH_PRIORITY} {...image} />;
});
