'use client';
import { type SpinbuttonAria, useSpinButton } from '@react-aria/spinbutton';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria';
import { useLatest } from '../core/internal/use-latest.ts';

export interface SpinButtonProps {
  value: number;
  minimum: number;
  onStep: (value: number) => void;
  /** Called with the handlers, which stay the same. */
  onReady: (handlers: SpinButtonHandlers) => void;
}

/** For a number field and the buttons beside it. */
export interface SpinButtonHandlers {
  onKeyDown: (event: KeyboardEvent) => void;
  more: ButtonHandlers;
  fewer: ButtonHandlers;
}

type ButtonHandlers = ReturnType<typeof buttonHandlers>;

/** How far Page Up and Page Down go. */
const PAGE = 5;

/**
 * The keys of a spin button, and buttons that repeat while they are held. Has no element of its own: field and buttons are
 * on the page before this code.
 */
export function SpinButton({ value, minimum, onStep, onReady }: SpinButtonProps) {
  /** Whether the press has made a step: a click that ends such a press makes none. */
  const hasStepped = useRef(false);
  const step = (change: number) => () => {
    hasStepped.current = true;
    onStep(Math.max(minimum, value + change));
  };
  const spinButton = useSpinButton({
    value,
    minValue: minimum,
    onIncrement: step(1),
    onDecrement: step(-1),
    onIncrementPage: step(PAGE),
    onDecrementPage: step(-PAGE),
    onDecrementToMin: () => onStep(minimum),
  });
  const latest = useLatest({ ...spinButton, more: step(1), fewer: step(-1) });
  useEffect(() => {
    onReady({
      onKeyDown: (event) => latest.current.spinButtonProps.onKeyDown?.(event as KeyboardEvent<never>),
      more: buttonHandlers(
        hasStepped,
        () => latest.current.incrementButtonProps,
        () => latest.current.more(),
      ),
      fewer: buttonHandlers(
        hasStepped,
        () => latest.current.decrementButtonProps,
        () => latest.current.fewer(),
      ),
    });
  }, [latest, onReady]);
  return null;
}

/**
 * A button's presses. Not by `usePress`, which puts a style element into the page, keeps presses from its other listeners
 * and, in a shadow root, takes a tap for one that has left the button.
 */
function buttonHandlers(
  hasStepped: { current: boolean },
  press: () => SpinbuttonAria['incrementButtonProps'],
  step: () => void,
) {
  const release = (event: Pick<PointerEvent, 'pointerType'>) => {
    press().onPressUp?.(event as PressEvent);
    press().onPressEnd?.(event as PressEvent);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      hasStepped.current = false;
      if (event.button === 0) press().onPressStart?.(event as unknown as PressEvent);
    },
    onPointerUp: release,
    // As of a mouse: a finger would step as it leaves.
    onPointerLeave: () => release({ pointerType: 'mouse' }),
    onKeyDown: () => {
      hasStepped.current = false;
    },
    onClick: () => {
      if (!hasStepped.current) step();
      hasStepped.current = false;
    },
  };
}
