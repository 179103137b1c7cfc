'use client';
import type { ComponentProps, ReactNode } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { Control, Label, Range, Root, Thumb, Track } from './slider-parts.tsx';

/** Props of `DefaultSlider`. */
export interface DefaultSliderProps extends Omit<ComponentProps<typeof Root>, 'asChild' | 'aria-label' | 'children'> {
  label: ReactNode;
  /** The names of the handles, for a screen reader, in the order of the values. */
  handleLabels: string[];
}

/** A slider with its label above it. */
export const DefaultSlider = withRef(function DefaultSlider({ label, handleLabels, ...root }: DefaultSliderProps) {
  return (
    <Root {...root}>
      <Label>{label}</Label>
      <Control>
        <Track>
          <Range />
        </Track>
        {handleLabels.map((name, index) => (
          <Thumb key={name} index={index} aria-label={name} />
        ))}
      </Control>
    </Root>
  );
});
