'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as PictureViewer from './picture-viewer-parts.tsx';

/** Props of `PictureViewer`. */
export type DefaultPictureViewerProps = Omit<ComponentProps<typeof PictureViewer.Root>, 'asChild' | 'children'>;

/** Pictures over the whole screen, one at a time. */
export const DefaultPictureViewer = withRef(function DefaultPictureViewer(viewer: DefaultPictureViewerProps) {
  return (
    <PictureViewer.Root {...viewer}>
      <PictureViewer.Close />
      <PictureViewer.Previous />
      <PictureViewer.Figure>
        <PictureViewer.Picture />
        <PictureViewer.Caption />
      </PictureViewer.Figure>
      <PictureViewer.Next />
    </PictureViewer.Root>
  );
});
