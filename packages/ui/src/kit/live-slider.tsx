'use client';
import { Slider as ArkSlider } from '@ark-ui/react/slider';
import { type Ref, useId, useRef } from 'react';
import { useValue } from '../core/internal/use-value.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { sliderAnatomy } from './kit.anatomy.ts';
import { LibraryRoot } from './library-root.tsx';
import type { SliderProps } from './slider-props.ts';

/** The slider that moves. */
export const LiveSlider = withRef(function LiveSlider(slider: SliderProps) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    handleLabels,
    describeValue,
    onValueCommit,
    id: ofHost,
    ...root
  } = slider;
  const [values, change] = useValue({ value, defaultValue, onValueChange }, [slider.min]);
  const reason = useRef<'pointer' | 'key'>('pointer');
  const id = useId();
  const handleId = (index: number) => `${id}-handle-${index}`;
  return (
    <LibraryRoot of={(root as { ref?: Ref<HTMLDivElement> }).ref}>
      {(ref) => (
        <ArkSlider.Root
          {...sliderAnatomy.attributes('root')}
          ids={{ thumb: handleId, ...(ofHost && { root: ofHost }) }}
          value={values}
          aria-label={handleLabels}
          getAriaValueText={({ value }) => describeValue?.(value) ?? String(value)}
          onPointerDownCapture={() => {
            reason.current = 'pointer';
          }}
          onKeyDownCapture={() => {
            reason.current = 'key';
          }}
          onValueChange={(next) => change(next.value, reason.current)}
          onValueChangeEnd={(next) => onValueCommit?.(next.value)}
          {...(root as object)}
          ref={ref}
        >
          <ArkSlider.Label {...sliderAnatomy.attributes('label')}>{label}</ArkSlider.Label>
          <ArkSlider.Control {...sliderAnatomy.attributes('control')}>
            <ArkSlider.Track {...sliderAnatomy.attributes('track')}>
              <ArkSlider.Range {...sliderAnatomy.attributes('range')} />
            </ArkSlider.Track>
            {values.map((_, index) => (
              <ArkSlider.Thumb
                // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its position.
                key={index}
                index={index}
                // By itself: its `aria-label` says which handle it is, which the label of the whole does not.
                aria-labelledby={handleId(index)}
                {...sliderAnatomy.attributes('thumb')}
              >
                <ArkSlider.HiddenInput />
              </ArkSlider.Thumb>
            ))}
          </ArkSlider.Control>
        </ArkSlider.Root>
      )}
    </LibraryRoot>
  );
});
