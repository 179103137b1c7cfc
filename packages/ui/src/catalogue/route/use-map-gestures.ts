'use client';
import { type RefObject, useEffect } from 'react';
import { type MapView, moveMap, zoomMap } from './map-view.rules.ts';

/** Wheel pixels that double the size. */
const WHEEL_PIXELS = 300;

interface Point {
  x: number;
  y: number;
}

/**
 * Two fingers zoom and move, the mouse drags, and the wheel zooms with Ctrl, as a trackpad's pinch does. One finger scrolls the
 * page.
 */
export function useMapGestures(
  ref: RefObject<HTMLElement | null>,
  change: (next: (view: MapView) => MapView) => void,
): void {
  useEffect(() => {
    const map = ref.current;
    if (!map) return;
    const box = () => map.getBoundingClientRect();
    const percentOf = ({ x, y }: Point) => {
      const { left, top, width, height } = box();
      return { x: ((x - left) / width) * 100, y: ((y - top) / height) * 100 };
    };
    const move = (by: Point) => {
      const { width, height } = box();
      change((view) => moveMap(view, (-by.x / width) * 100, (-by.y / height) * 100));
    };
    let pinch: { middle: Point; spread: number } | null = null;
    const readPinch = ({ touches }: TouchEvent) => {
      const [one, other] = touches;
      if (!one || !other) return null;
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      return { middle, spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) };
    };
    const onTouchStart = (event: TouchEvent) => {
      pinch = readPinch(event);
    };
    const onTouchMove = (event: TouchEvent) => {
      const next = readPinch(event);
      if (!next || !pinch) return;
      event.preventDefault();
      const factor = next.spread / pinch.spread;
      const at = percentOf(next.middle);
      move({ x: next.middle.x - pinch.middle.x, y: next.middle.y - pinch.middle.y });
      change((view) => zoomMap(view, factor, at));
      pinch = next;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = percentOf({ x: event.clientX, y: event.clientY });
      change((view) => zoomMap(view, 2 ** (-event.deltaY / WHEEL_PIXELS), at));
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1) move({ x: event.movementX, y: event.movementY });
    };
    // React listens passively: a gesture could not be kept from the page.
    map.addEventListener('touchstart', onTouchStart, { passive: true });
    map.addEventListener('touchmove', onTouchMove, { passive: false });
    map.addEventListener('wheel', onWheel, { passive: false });
    map.addEventListener('pointermove', onPointerMove);
    return () => {
      map.removeEventListener('touchstart', onTouchStart);
      map.removeEventListener('touchmove', onTouchMove);
      map.removeEventListener('wheel', onWheel);
      map.removeEventListener('pointermove', onPointerMove);
    };
  }, [ref, change]);
}
