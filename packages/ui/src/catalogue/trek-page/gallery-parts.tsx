'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../core/lazy/use-lazy-module.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Image as KitImage } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import type { Pictures } from './picture-viewer.rules.ts';
import type { DefaultPictureViewerProps } from './picture-viewer.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';

const viewerModule = lazyModule(() => import('./picture-viewer.tsx'));

/** Silent if the viewer fails to load: the link opens the picture itself. */
const noop = () => {};

interface GalleryContextValue extends Pictures {
  preload: () => void;
  open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

const GalleryContext = createRequiredContext<GalleryContextValue>('Gallery.Root');
const useGallery = () => useRequiredContext(GalleryContext);

const List = createPart('ul', anatomy, 'gallery');

interface RootProps extends Omit<PartProps<'ul'>, 'title'>, Pictures {
  /** Shows a picture large. Default: `DefaultPictureViewer`, whose code loads when it is needed. */
  renderViewer?: ((viewer: DefaultPictureViewerProps) => ReactNode) | undefined;
}

/** The list of pictures, which opens the viewer. */
export const Root = withRef(function GalleryRoot({ title, images, photos, renderViewer, ...list }: RootProps) {
  const { placeholderImage, redirectExternal } = usePorts();
  const viewer = useLazyModule(viewerModule, noop);
  const Viewer = viewer.code?.DefaultPictureViewer;
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    const hasCome = renderViewer !== undefined || (await viewer.load());
    // The visitor has pressed another picture, or left, while the code was loading.
    if (opener.current !== link || !link.isConnected) return;
    if (hasCome) setShown(index);
    else redirectExternal(images[index] ?? placeholderImage);
  };
  const props = shown !== null && {
    ...{ title, images, photos, defaultShown: shown, onClose: () => setShown(null) },
    // Not every browser gives a link the focus that was pressed, so that none would come back by itself.
    finalFocus: () => opener.current,
  };
  return (
    <GalleryContext.Provider value={{ title, images, photos, open, preload: viewer.preload }}>
      <List {...list} />
      {/* biome-ignore lint/plugin: a viewer is an element, also a host's. */}
      {props && (renderViewer ? renderViewer(props) : Viewer && <Viewer {...props} />)}
    </GalleryContext.Provider>
  );
});

const Picture = createRequiredContext<number>('Gallery.Item');
const Place = createPart('li', anatomy, 'gallery-item');

interface ItemProps extends PartProps<'li'> {
  /** Index of the picture. */
  index: number;
}

/** One picture of the list. */
export const Item = withRef(function GalleryItem({ index, ...place }: ItemProps) {
  return (
    <Picture.Provider value={index}>
      <Place {...place} />
    </Picture.Provider>
  );
});

/** Leads to the picture itself, and opens it large where scripts run. */
export const Link = createPart('a', anatomy, 'gallery-link', () => {
  const { images, open, preload } = useGallery();
  const index = useRequiredContext(Picture);
  return {
    href: images[index],
    'data-press': 'open',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(event, index),
  };
});

/** The picture, small. */
export const Image = withRef(function GalleryImage(image: Partial<ComponentProps<typeof KitImage>>) {
  const messages = useTexts(trekPageTexts);
  const { placeholderImage } = usePorts();
  const { title, images, photos } = useGallery();
  const index = useRequiredContext(Picture);
  const photo = photos?.[index];
  return (
    <KitImage
      src={images[index] ?? placeholderImage}
      photo={photo}
      fallbackSrc={placeholderImage}
      alt={photo?.alt || messages.picture(title, index + 1, images.length)}
      width={640}
      height={480}
      {...image}
    />
  );
});
