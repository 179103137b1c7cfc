'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Gallery from './gallery-parts.tsx';

/** Props of `DefaultGallery`. */
export type DefaultGalleryProps = Omit<ComponentProps<typeof Gallery.Root>, 'asChild' | 'children'>;

/** The pictures of a trek. Each is a link to itself, and opens large over the page where scripts run. */
export const DefaultGallery = withRef(function DefaultGallery(gallery: DefaultGalleryProps) {
  return (
    <Gallery.Root {...gallery}>
      {gallery.images.map((image, index) => (
        <Gallery.Item key={image} index={index}>
          <Gallery.Link>
            <Gallery.Image />
          </Gallery.Link>
        </Gallery.Item>
      ))}
    </Gallery.Root>
  );
});
