'use client';
import { type PointerEvent, useRef, useState } from 'react';
import type { Photo } from '../../api/photo.ts';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { isRightToLeft, logicalKey } from '../../core/internal/logical-key.ts';
import { useTexts } from '../../core/texts/language.ts';
import { useBackToClose } from '../../kit/dialog/use-back-to-close.ts';
import { useModal } from '../../kit/dialog/use-modal.ts';
import { Icon } from '../../kit/icon.tsx';
import { Image } from '../../kit/image.tsx';
import { createPart } from '../../kit/part.tsx';
import { Portal } from '../../provider/portal.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { pictureBeside, pictureByKey, swipeStep } from './picture-viewer.rules.ts';
import { pictureViewerAnatomy as anatomy } from './trek.anatomy.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';

const Root = createPart('div', anatomy, 'root');
const Close = createPart('button', anatomy, 'close');
const Arrow = createPart('button', anatomy, 'arrow');
const Figure = createPart('figure', anatomy, 'figure');
const Caption = createPart('figcaption', anatomy, 'caption');
const Credit = createPart('small', anatomy, 'credit');

export interface PictureViewerProps {
  /** The name of the pictures, for a screen reader. */
  title: string;
  /** Addresses of the pictures. */
  images: readonly string[];
  /** The photographs that they are, in their order. */
  photos?: readonly Photo[] | undefined;
  /** Index of the picture that is shown at first. Default 0. */
  defaultShown?: number;
  /** The visitor closes it: by its button, Escape, Back, or a press beside the picture. */
  onClose: () => void;
  /** The element that gets the focus back. Default: the one that had it. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Pictures over the whole screen, one at a time: a modal dialog, open as long as it is mounted. Turns by its arrows, by
 * arrow keys, Home and End, and by a finger.
 */
export function PictureViewer(viewer: PictureViewerProps) {
  return (
    <Portal>
      <OpenViewer {...viewer} />
    </Portal>
  );
}

/** A component of its own, so that its effects run where it is on the page. */
function OpenViewer({ title, images, photos, defaultShown = 0, onClose, finalFocus }: PictureViewerProps) {
  const messages = useTexts(trekDetailTexts);
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(defaultShown);
  const count = images.length;
  useModal(root, { isOpen: true, onEscape: onClose, finalFocus });
  useBackToClose(true, onClose);
  const swipe = useSwipe((step) => setShown((before) => pictureBeside(before, step, count)));
  const arrow = (turn: 'previous' | 'next', label: string, step: -1 | 1) =>
    count > 1 && (
      <Arrow
        type="button"
        data-turn={turn}
        aria-label={label}
        onClick={() => setShown(pictureBeside(shown, step, count))}
      >
        <Icon name={turn === 'next' ? 'chevronRight' : 'chevronLeft'} />
      </Arrow>
    );
  return (
    <Root
      ref={root}
      role="dialog"
      aria-modal
      aria-label={messages.pictures(title)}
      tabIndex={-1}
      onClick={({ target }) => {
        if (!(target as Element).closest('button, img, figcaption')) onClose();
      }}
      onKeyDown={(event) => {
        const picture = pictureByKey(logicalKey(event), shown, count);
        if (picture === undefined || hasModifier(event)) return;
        event.preventDefault();
        setShown(picture);
      }}
    >
      <Close type="button" aria-label={messages.closePictures} onClick={onClose}>
        <Icon name="close" />
      </Close>
      {arrow('previous', messages.previousPicture, -1)}
      <Figure {...swipe}>
        <Shown {...{ title, images, photos, shown }} />
      </Figure>
      {arrow('next', messages.nextPicture, 1)}
    </Root>
  );
}

interface ShownProps extends Pick<PictureViewerProps, 'title' | 'images' | 'photos'> {
  /** Index of the picture that is shown. */
  shown: number;
}

/** The picture, which of them it is, and who took it. */
function Shown({ title, images, photos, shown }: ShownProps) {
  const messages = useTexts(trekDetailTexts);
  const { placeholderImage } = usePorts();
  const photo = photos?.[shown];
  return (
    <>
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
      />
      <Caption aria-live="polite">
        {messages.pictureOf(shown + 1, images.length)}
        {photo?.credit && <Credit>{messages.credit(photo.credit)}</Credit>}
      </Caption>
    </>
  );
}

/** Hears a finger that moves sideways; a mouse has the arrows. */
function useSwipe(turn: (step: -1 | 0 | 1) => void) {
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
}
