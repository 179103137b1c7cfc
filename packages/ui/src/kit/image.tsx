'use client';
import { type ComponentProps, useCallback, useState } from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { withRef } from '../internal/with-ref.ts';
import { URGENT } from './urgent.ts';

export interface ImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Shown instead when the picture can't be loaded; the same box, so that nothing jumps. */
  fallbackSrc: string;
  /** Pixels of the picture's own size: they keep its place while it loads. */
  width: number;
  height: number;
}

/** A picture that keeps its place and falls back when it fails to load. */
export const Image = withRef(function Image({ src, alt, fallbackSrc, ref, onError, ...image }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture that failed before React took over the server's markup fires no event any more.
  const hasFailedBefore = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );
  return (
    <img
      decoding="async"
      loading="lazy"
      {...image}
      src={failedSrc === src ? fallbackSrc : src}
      alt={alt}
      ref={useMergedRef(ref, hasFailedBefore)}
      onError={(event) => {
        onError?.(event);
        setFailedSrc(src);
      }}
    />
  );
});

/** The picture at the head of a page, 4 : 3: the page is not whole without it, so that it loads before all others. */
export const LeadImage = withRef(function LeadImage(image: Omit<ImageProps, 'width' | 'height'>) {
  return <Image width={1440} height={1080} {...URGENT} {...image} />;
});
