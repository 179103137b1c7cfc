'use client';
import { type ComponentProps, useState } from 'react';
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

/** The picture at the head of a page, 4 : 3: the page is not whole without it, so that it loads before all others. */
export function LeadImage(image: Omit<ImageProps, 'width' | 'height'>) {
  return <Image width={1440} height={1080} {...URGENT} {...image} />;
}

/** A picture that keeps its place and falls back when it fails to load. */
export function Image({ src, alt, fallbackSrc, ...image }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <img
      decoding="async"
      loading="lazy"
      {...image}
      src={failedSrc === src ? fallbackSrc : src}
      alt={alt}
      ref={(element) => {
        // A picture that failed before React took over the server's markup fires no event any more.
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '' && failedSrc !== src) {
          setFailedSrc(src);
        }
      }}
      onError={() => setFailedSrc(src)}
    />
  );
}
