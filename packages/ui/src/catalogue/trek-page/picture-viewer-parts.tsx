'use client';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { isRightToLeft, logicalKey } from '../../core/internal/logical-key.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useMergedRef } from '../../core/internal/use-merged-ref.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { useBackToClose } from '../../kit/dialog/use-back-to-close.ts';
import { useModal } from '../../kit/dialog/use-modal.ts';
import { Icon } from '../../kit/icon.tsx';
import { Image } from '../../kit/image.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { Portal } from '../../provider/portal.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { type Pictures, pictureBeside, pictureByKey, swipeStep } from './picture-viewer.rules.ts';
import { pictureViewerAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';

interface ViewerContextValue extends Pictures {
  /** Index of the picture that is shown. */
  shown: number;
  turn: (step: -1 | 0 | 1) => void;
  onClose: () => void;
}

const ViewerContext = createRequiredContext<ViewerContextValue>('PictureViewer.Root');
const useViewer = () => useRequiredContext(ViewerContext);

const Screen = createPart('div', anatomy, 'root');

interface RootProps extends Omit<PartProps<'div'>, 'title'>, Pictures {
  /** Index of the picture that is shown at first. Default 0. */
  defaultShown?: number | undefined;
  /** The visitor closes it: by its button, Escape, Back, or a press beside the picture. */
  onClose: () => void;
  /** The element that gets the focus back. Default: the one that had it. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Pictures over the whole screen, one at a time: a modal dialog, open as long as it is mounted. Turns by its arrows, by
 * arrow keys, Home and End, and by a finger.
 */
export const Root = withRef(function PictureViewerRoot(viewer: RootProps) {
  return (
    <Portal>
      <OpenRoot {...viewer} />
    </Portal>
  );
});

/** A component of its own, so that its effects run where it is on the page. */
const OpenRoot = withRef(function PictureViewerOpenRoot(viewer: RootProps) {
  const { title, images, photos, defaultShown = 0, onClose, finalFocus, ref, ...screen } = viewer;
  const messages = useTexts(trekPageTexts);
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(defaultShown);
  const count = images.length;
  useModal(root, { isOpen: true, onEscape: onClose, finalFocus });
  useBackToClose(true, onClose);
  const own = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': messages.pictures(title),
    tabIndex: -1,
    onClick: ({ target }: MouseEvent) => {
      if (!(target as Element).closest('button, img, figcaption')) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const picture = pictureByKey(logicalKey(event), shown, count);
      if (picture === undefined || hasModifier(event)) return;
      event.preventDefault();
      setShown(picture);
    },
  };
  const turn = (step: -1 | 0 | 1) => setShown((before) => pictureBeside(before, step, count));
  return (
    <ViewerContext.Provider value={{ title, images, photos, shown, turn, onClose }}>
      <Screen ref={useMergedRef(ref, root)} {...mergeProps(own, screen)} />
    </ViewerContext.Provider>
  );
});

/** Closes the viewer. */
export const Close = createPart('button', anatomy, 'close', () => {
  const { closePictures } = useTexts(trekPageTexts);
  return {
    type: 'button' as const,
    'aria-label': closePictures,
    onClick: useViewer().onClose,
    children: <Icon name="close" />,
  };
});

/** Shows the picture before; absent where there is one alone. */
export const Previous = createPart('button', anatomy, 'arrow', () => {
  const { previousPicture } = useTexts(trekPageTexts);
  return useArrow('previous', previousPicture);
});

/** Shows the next picture; absent where there is one alone. */
export const Next = createPart('button', anatomy, 'arrow', () => {
  const { nextPicture } = useTexts(trekPageTexts);
  return useArrow('next', nextPicture);
});

function useArrow(direction: 'previous' | 'next', label: string) {
  const { images, turn } = useViewer();
  if (images.length < 2) return null;
  const isNext = direction === 'next';
  return {
    type: 'button' as const,
    'data-turn': direction,
    'aria-label': label,
    onClick: () => turn(isNext ? 1 : -1),
    children: <Icon name={isNext ? 'chevronRight' : 'chevronLeft'} />,
  };
}

/** Holds the picture and its caption. A finger that moves sideways turns it; a mouse has the arrows. */
export const Figure = createPart('figure', anatomy, 'figure', () => {
  const { turn } = useViewer();
  const start = useRef<{ x: number; y: number } | null>(null);
  const at = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY });
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger zooms.
      start.current = event.isPrimary && event.pointerType !== 'mouse' ? at(event) : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current) turn(swipeStep(start.current, at(event), isRightToLeft(event.currentTarget as Element)));
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
});

/** The picture, large. */
export const Picture = withRef(function PictureViewerPicture(image: Partial<ComponentProps<typeof Image>>) {
  const messages = useTexts(trekPageTexts);
  const { placeholderImage } = usePorts();
  const { title, images, photos, shown } = useViewer();
  const photo = photos?.[shown];
  return (
    <Image
      {...anatomy.attributes('picture')}
      // Another photograph is another element: the last one does not stand until this one is there.
      key={photo?.address}
      src={images[shown] ?? placeholderImage}
      photo={photo}
      fallbackSrc={placeholderImage}
      alt={photo?.alt || messages.picture(title, shown + 1, images.length)}
      width={photo?.width ?? 1440}
      height={photo?.height ?? 1080}
      loading="eager"
      draggable={false}
      {...image}
    />
  );
});

const CreditText = createPart('small', anatomy, 'credit');

/** Which of the pictures it is, and who took it. */
export const Caption = createPart('figcaption', anatomy, 'caption', () => {
  const messages = useTexts(trekPageTexts);
  const { images, photos, shown } = useViewer();
  const credit = photos?.[shown]?.credit;
  return {
    'aria-live': 'polite' as const,
    children: (
      <>
        <span>{messages.pictureOf(shown + 1, images.length)}</span>
        {credit && <CreditText>{messages.credit(credit)}</CreditText>}
      </>
    ),
  };
});
